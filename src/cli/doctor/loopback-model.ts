import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in for the model on this machine: asks for one Bash call, then ends the turn. What the client said about the call is the
 * answer. Format: https://docs.claude.com/en/api/messages-streaming
 */
export type LoopbackModel = {
  url: string;
  /** The result of the call as a model would have read it; undefined when none came back. */
  result(): string | undefined;
  close(): Promise<void>;
};

type Block = { type: string; tool_use_id?: string; content?: unknown; text?: string };
type Body = { model?: string; stream?: boolean; messages?: { role: string; content: string | Block[] }[] };

const callId = 'toolu_doctor';

export async function startLoopbackModel(command: string): Promise<LoopbackModel> {
  let result: string | undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      if (!/^\/v1\/messages(\?|$)/.test(path)) {
        const counts = path.includes('count_tokens');
        response.writeHead(counts ? 200 : 404, { 'content-type': 'application/json' });
        response.end(counts ? '{"input_tokens":1}' : '{}');
        return;
      }
      const body = parsed(text);
      result ??= resultIn(body);
      const call = { type: 'tool_use', id: callId, name: 'Bash', input: { command } };
      answer(response, body, result === undefined ? call : { type: 'text', text: 'done' });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    result: () => result,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}

function resultIn({ messages = [] }: Body): string | undefined {
  const blocks = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  const found = blocks.find(({ type, tool_use_id }) => type === 'tool_result' && tool_use_id === callId);
  if (found === undefined) return undefined;
  const { content } = found;
  if (Array.isArray(content)) return content.map((block: Block) => block.text ?? '').join('\n');
  return String(content ?? '');
}

function answer(response: ServerResponse, { model = '', stream = false }: Body, content: object): void {
  const isCall = 'input' in content;
  const stop_reason = isCall ? 'tool_use' : 'end_turn';
  const usage = { input_tokens: 1, output_tokens: 1 };
  // The client merges messages with the same id.
  const id = isCall ? 'msg_call' : 'msg_done';
  const message = { id, type: 'message', role: 'assistant', model, stop_sequence: null, usage };
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...message, content: [content], stop_reason }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (type: string, event: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...event })}\n\n`);
  const [empty, delta] = isCall
    ? [
        { ...content, input: {} },
        { type: 'input_json_delta', partial_json: JSON.stringify(content.input) },
      ]
    : [
        { ...content, text: '' },
        { ...content, type: 'text_delta' },
      ];
  send('message_start', { message: { ...message, content: [], stop_reason: null } });
  send('content_block_start', { index: 0, content_block: empty });
  send('content_block_delta', { index: 0, delta });
  send('content_block_stop', { index: 0 });
  send('message_delta', { delta: { stop_reason, stop_sequence: null }, usage });
  send('message_stop', {});
  response.end();
}
