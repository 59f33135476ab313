import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerTo } from './answers.mjs';
import { Faults, misbehave, SPOILED } from './faults.mjs';
import { kindOf, questionOf } from './questions.mjs';

const MOST_BODY = 30_000_000;
const WORD_MS = 8;

/**
 * A language model behind OpenAI's interface, over real HTTP, in memory. `faults` is what goes wrong from the start,
 * `wordMs` the pause between two words of a stream.
 */
export async function startLlmSim({
  port = 0,
  host = '127.0.0.1',
  faults = {},
  wordMs = WORD_MS,
  onCall = () => {},
} = {}) {
  const sim = new LlmSim(wordMs, onCall);
  sim.faults.set(faults);
  await sim.listen(port, host);
  return {
    url: sim.url,
    env: {
      OPENAI_BASE_URL: `${sim.url}/v1`,
      OPENAI_API_KEY: 'sk-sim-bella',
      OPENAI_MODEL: 'sim-koch',
    },
    calls: sim.calls,
    get aborted() {
      return sim.aborted;
    },
    fail: (changes) => sim.faults.set(changes),
    close: () => sim.close(),
  };
}

class LlmSim {
  faults = new Faults();
  /** Every call of the model: `{ path, key, body, kind }`. */
  calls = [];
  /** How many callers left before they had their answer. */
  aborted = 0;
  #sockets = new Set();
  #server = createServer((request, response) => void this.#take(request, response));
  #wordMs;
  #onCall;

  constructor(wordMs, onCall) {
    this.#wordMs = wordMs;
    this.#onCall = onCall;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  async listen(port, host) {
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    this.url = `http://${host}:${this.#server.address().port}`;
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(request, response) {
    response.on('error', () => {});
    response.once('close', () => {
      if (!response.writableFinished) this.aborted += 1;
    });
    try {
      const text = await bodyOf(request);
      const path = new URL(request.url, 'http://sim').pathname;
      if (path === '/_faults') return sendJson(response, 200, this.faults.set(JSON.parse(text)));
      if (path === '/_calls') return sendJson(response, 200, this.calls);
      if (!path.endsWith('/chat/completions') || request.method !== 'POST')
        return sendJson(response, 404, { error: { message: `Unknown: ${path}` } });
      await this.#complete(JSON.parse(text), request, response);
    } catch (error) {
      if (!response.headersSent) sendJson(response, 400, { error: { message: String(error.message) } });
    }
  }

  async #complete(body, request, response) {
    const question = questionOf(body);
    question.kind = kindOf(question);
    const key = request.headers.authorization ?? '';
    this.calls.push({ path: request.url, key, body, kind: question.kind });
    const fault = this.faults.strike();
    const isOver = await misbehave(fault, { request, response, body, hasPicture: question.hasPicture });
    this.#onCall({ ...question, status: isOver ? fault.api : 200 });
    if (isOver || response.destroyed) return;
    const text = spoiled(answerTo(question), fault, question);
    const usage = usageOf(question, text);
    if (!question.stream) return this.#whole(response, body, text, usage, fault);
    await this.#stream(response, body, text, usage, fault);
  }

  #whole(response, { model }, content, usage, { api }) {
    const message = { role: 'assistant', content, refusal: null };
    const choices = [{ index: 0, message, finish_reason: 'stop', logprobs: null }];
    const answer = JSON.stringify({ ...head(model, 'chat.completion'), choices, usage });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    if (api !== 'truncated') return response.end(answer);
    response.write(answer.slice(0, answer.length / 2), () => response.destroy());
  }

  async #stream(response, { model, stream_options: options }, text, usage, { api }) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const words = text.match(/\S+\s*|\s+/g) ?? [];
    const frame = (choices, more = {}) =>
      response.write(
        `data: ${JSON.stringify({ ...head(model, 'chat.completion.chunk'), choices, ...more })}\n\n`,
      );
    const end = api === 'truncated' ? Math.ceil(words.length / 2) : words.length;
    for (const content of words.slice(0, end)) {
      if (response.destroyed) return;
      frame([{ index: 0, delta: { content }, finish_reason: null }]);
      await sleep(this.#wordMs, null, { ref: false });
    }
    if (api === 'truncated') return response.destroy();
    frame([{ index: 0, delta: {}, finish_reason: 'stop' }]);
    if (options?.include_usage) frame([], { usage });
    response.end('data: [DONE]\n\n');
  }
}

const head = (model, object) => ({
  id: 'chatcmpl-sim',
  object,
  created: 1_790_000_000,
  model: model ?? 'sim',
});

function spoiled(text, fault, { system, user }) {
  if (fault.text === 'echo') return `${system}\n${user}`;
  return fault.text === 'ok' ? text : SPOILED[fault.text](text);
}

const usageOf = ({ system, user }, text) => {
  const asked = Math.ceil((system.length + user.length) / 4);
  const said = Math.ceil(text.length / 4);
  return { prompt_tokens: asked, completion_tokens: said, total_tokens: asked + said };
};

async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BODY) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function sendJson(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
