import { type CANCEL_SYMBOL, confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { cancelled } from '../failure.ts';
import type { Terminal } from './terminal.ts';

/** clack's prompts on our terminal. Esc and Ctrl-C end the run: nothing has been written before the last question. */

export type Choice<T extends string | boolean> = { value: T; label: string; hint?: string };

export async function askOne<T extends string | boolean>(
  terminal: Terminal,
  message: string,
  choices: readonly Choice<T>[],
  initialValue: T,
): Promise<T> {
  const options = choices as Parameters<typeof select<T>>[0]['options'];
  return answered<T>(
    await select<T>({ ...terminal, message, options, initialValue, maxItems: 12, showInstructions: false }),
  );
}

export async function askSome<T extends string>(
  terminal: Terminal,
  message: string,
  choices: readonly Choice<T>[],
  initialValues: readonly T[],
): Promise<T[]> {
  const options = choices as Parameters<typeof multiselect<T>>[0]['options'];
  return answered<T[]>(
    await multiselect<T>({
      ...terminal,
      message,
      options,
      initialValues: [...initialValues],
      required: true,
    }),
  );
}

export async function askYes(terminal: Terminal, message: string, initialValue: boolean): Promise<boolean> {
  return answered<boolean>(await confirm({ ...terminal, message, initialValue }));
}

/** `wrong`: what is wrong with the text, when something is. */
export async function askText(
  terminal: Terminal,
  message: string,
  initialValue: string,
  wrong: (value: string) => string | undefined = () => undefined,
): Promise<string> {
  const validate = (given = '') => wrong(given.trim());
  return answered<string>(await text({ ...terminal, message, initialValue, validate })).trim();
}

function answered<T>(value: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(value)) throw cancelled();
  return value as T;
}
