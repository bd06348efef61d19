import fs from 'node:fs';

const writing = [
  'writeFileSync',
  'renameSync',
  'unlinkSync',
  'rmSync',
  'rmdirSync',
  'mkdirSync',
  'chmodSync',
  'linkSync',
  'fsyncSync',
] as const;

/**
 * Runs something while the disk fails from one writing step under `root` to another, both included, counted from 1.
 * A disk that fails to the end leaves what a killed process leaves.
 */
export async function onBrokenDisk(
  root: string,
  { from, to }: { from: number; to: number },
  run: () => Promise<void>,
): Promise<{ steps: number; error: unknown }> {
  const disk = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  const real = Object.fromEntries(writing.map((name) => [name, disk[name]]));
  let steps = 0;
  for (const name of writing) {
    disk[name] = (...args) => {
      const [file] = args;
      if (typeof file !== 'number' && !String(file).startsWith(root)) return real[name]?.(...args);
      steps += 1;
      if (steps < from || steps > to) return real[name]?.(...args);
      const where = typeof file === 'string' ? { path: file } : {};
      throw Object.assign(new Error(`EIO: i/o error, ${name}`), { code: 'EIO', ...where });
    };
  }
  try {
    await run();
    return { steps, error: undefined };
  } catch (error) {
    return { steps, error };
  } finally {
    Object.assign(disk, real);
  }
}
