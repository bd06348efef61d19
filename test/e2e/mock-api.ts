import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A loopback stand-in for the Messages API that plays a script. Each conversation says which script it follows by the last marker
 * "[[script:NAME]]" in its user messages; the number of assistant messages since then says which step is next.
 */
export type Step = { say: string } | Call | { calls: Call[] };
export type Call = { call: string; input: Input | ((results: readonly ToolResult[]) => Input) };
type Input = Record<string, unknown>;

/** What a tool call came back with, as the model would have read it. */
export type ToolResult = { script: string; step: number; tool: string; isError: boolean; text: string };

export type MockApi = {
  url: string;
  results: ToolResult[];
  requests: number;
  /** Was this text ever sent to the model? */
  saw(text: string): boolean;
  close(): Promise<void>;
};

type Block = {
  type: string;
  text?: string;
  id?: string;
  name?: string;
  input?: unknown;
  tool_use_id?: string;
  is_error?: boolean;
  content?: unknown;
};
type Message = { role: 'user' | 'assistant'; content: string | Block[] };

export async function startMockApi(scripts: Record<string, readonly Step[]>): Promise<MockApi> {
  const results = new Map<string, ToolResult>();
  const bodies: string[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!request.url?.startsWith('/v1/messages') || request.url.includes('count_tokens')) {
        response.writeHead(request.url?.includes('count_tokens') ? 200 : 404, {
          'content-type': 'application/json',
        });
        response.end(request.url?.includes('count_tokens') ? '{"input_tokens":1}' : '{}');
        return;
      }
      const text = Buffer.concat(chunks).toString('utf8');
      bodies.push(text);
      const body = JSON.parse(text) as {
        model: string;
        messages: Message[];
        stream?: boolean;
      };
      const content = reply(body.messages, scripts, results);
      if (body.stream) stream(response, body.model, content);
      else {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(envelope(body.model, content)));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get results() {
      return [...results.values()];
    },
    get requests() {
      return bodies.length;
    },
    saw: (text) => bodies.some((body) => body.includes(text)),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const marker = /\[\[script:([\w-]+)\]\]/;

function reply(
  messages: Message[],
  scripts: Record<string, readonly Step[]>,
  results: Map<string, ToolResult>,
): Block[] {
  const start = messages.findLastIndex((message) => message.role === 'user' && marker.test(textOf(message)));
  const name = marker.exec(textOf(messages[start] ?? { role: 'user', content: '' }))?.[1];
  const script = name === undefined ? undefined : scripts[name];
  if (name === undefined || script === undefined) return [{ type: 'text', text: 'ok' }];
  const own = messages.slice(start);
  record(name, own, results);
  const turn = own.filter((message) => message.role === 'assistant').length;
  const step = script[turn] ?? { say: 'done' };
  if ('say' in step) return [{ type: 'text', text: step.say }];
  const calls = 'calls' in step ? step.calls : [step];
  return calls.map(({ call, input }, index) => ({
    type: 'tool_use',
    id: `toolu_${name}_${turn}_${index}`,
    name: call,
    input: typeof input === 'function' ? input([...results.values()]) : input,
  }));
}

function record(script: string, messages: Message[], results: Map<string, ToolResult>): void {
  const calls = new Map<string, { name: string; step: number }>();
  let step = 0;
  for (const message of messages) {
    if (typeof message.content === 'string') continue;
    for (const block of message.content) {
      if (block.type === 'tool_use' && block.id) calls.set(block.id, { name: block.name ?? '', step });
      const call =
        block.type === 'tool_result' && block.tool_use_id ? calls.get(block.tool_use_id) : undefined;
      if (call && block.tool_use_id)
        results.set(`${script} ${block.tool_use_id}`, {
          script,
          step: call.step,
          tool: call.name,
          isError: block.is_error === true,
          text: resultText(block.content),
        });
    }
    if (message.role === 'assistant') step++;
  }
}

function resultText(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((block: Block) => block.text ?? '').join('\n') : '';
}

function textOf(message: Message): string {
  return typeof message.content === 'string'
    ? message.content
    : message.content.map((block) => block.text ?? '').join('\n');
}

/** The client merges messages with the same id. */
let messagesSent = 0;

function envelope(model: string, content: Block[]) {
  const stop_reason = content.some((block) => block.type === 'tool_use') ? 'tool_use' : 'end_turn';
  return {
    id: `msg_${++messagesSent}`,
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

function stream(response: http.ServerResponse, model: string, content: Block[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: Record<string, unknown>) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const message = envelope(model, content);
  send({ type: 'message_start', message: { ...message, content: [], stop_reason: null } });
  for (const [index, block] of content.entries()) {
    const isText = block.type === 'text';
    send({
      type: 'content_block_start',
      index,
      content_block: isText ? { type: 'text', text: '' } : { ...block, input: {} },
    });
    const delta = isText
      ? { type: 'text_delta', text: block.text }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };
    send({ type: 'content_block_delta', index, delta });
    send({ type: 'content_block_stop', index });
  }
  send({
    type: 'message_delta',
    delta: { stop_reason: message.stop_reason, stop_sequence: null },
    usage: { output_tokens: 1 },
  });
  send({ type: 'message_stop' });
  response.end();
}
