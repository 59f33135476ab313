import { useEffect, useEffectEvent } from 'react';
import { GAP, type LiveEvent, type LiveEventName } from '../../../src/platform/live/live.types';
import { loginPathFor } from '../../../src/shared/redirect';
import { absolute } from '../http/request';
import { keepTokenGood, renewToken } from '../session/renewal';
import { sessionIsOver } from '../session/session';
import { createStore } from '../session/store';
import { authorization } from '../session/tokens';
import { usePageContext } from '../vike/page-context';
import { inTurn } from './in-turn';
import { eventIn, messagesIn, pauseAfter, SILENCE_MS, type StreamMessage } from './live.rules';
import { keep, missedBy, type Shown } from './recent';

type Handler = (event: LiveEvent) => void;

type Heard<T> = Omit<LiveEvent, 'data'> & { data: T };

/** Whether news from the server arrive. Nobody knows it until the first stream is open. */
export const heard = createStore<{ open: boolean; at: number }>({ open: false, at: 0 });

const handlers = new Map<LiveEventName, Set<Handler>>();
const gaps = new Set<() => void>();
let listening = 0;
let lastId: string | null = null;
let failures = 0;
let stopping: AbortController | null = null;
let current: AbortController | null = null;

/** Hears an event while the component is mounted. All components share one stream. */
export function useLive<T = unknown>(name: LiveEventName, handler: (event: Heard<T>) => void): void {
  const page = usePageContext();
  const hear = useEffectEvent((event: LiveEvent) => handler(event as Heard<T>));
  const begin = useEffectEvent((to: LiveEventName) => listen(to, (event) => hear(event), page));
  useEffect(() => begin(name), [name]);
}

/** The client was away for longer than the server keeps events: what the page shows may be old. */
export function useLiveGap(handler: () => void): void {
  const hear = useEffectEvent(handler);
  useEffect(() => {
    const heard = () => hear();
    gaps.add(heard);
    return () => void gaps.delete(heard);
  }, []);
}

/** Returns what ends it; the stream closes with its last listener. */
function listen(name: LiveEventName, handler: Handler, page: Shown): () => void {
  const heard = handlers.get(name) ?? new Set();
  handlers.set(name, heard.add(handler));
  listening += 1;
  for (const event of missedBy(page)) if (event.name === name) safely(name, () => handler(event));
  if (!stopping) {
    // Nobody heard what happened since the page was made.
    lastId = page.heardUntil ?? lastId;
    const mine = new AbortController();
    stopping = mine;
    inTurn(() => void run(mine));
  }

  return () => {
    if (!heard.delete(handler)) return;
    listening -= 1;
    // A change of page removes the old listener and adds the new one in the same tick.
    setTimeout(() => listening === 0 && stop(), 1_000);
  };
}

/** The stream may be dead without knowing it: a new one fetches what was missed. */
export const reconnect = (): void => current?.abort();

function stop(): void {
  stopping?.abort();
  stopping = null;
}

async function run(mine: AbortController): Promise<void> {
  while (!mine.signal.aborted) {
    const end = await readOnce(mine.signal);
    if (mine.signal.aborted) return;
    if (end === 'refused') return stop();
    failures = end === 'ended' ? 1 : failures + 1;
    await pause(pauseAfter(failures, Math.random()), mine.signal);
  }
}

/** ended: it had worked. failed: it never did. refused: the session is over. */
async function readOnce(stopped: AbortSignal): Promise<'ended' | 'failed' | 'refused'> {
  const silence = new AbortController();
  current = silence;
  let connected = false;
  try {
    const response = await open(AbortSignal.any([stopped, silence.signal]));
    if (response.status === 401) return (await renewed()) ? 'failed' : 'refused';
    if (response.status === 400 || response.status === 403) return 'refused';
    if (!response.ok || !response.body) return 'failed';

    connected = true;
    heard.set({ open: true, at: Date.now() });
    await readAll(response.body, silence);
    return 'ended';
  } catch {
    return connected ? 'ended' : 'failed';
  } finally {
    heard.set({ open: false, at: heard.get().at });
  }
}

/** `EventSource` cannot send the Authorization header. */
async function open(signal: AbortSignal): Promise<Response> {
  await keepTokenGood();
  const header = authorization();
  return fetch(absolute('/api/live'), {
    signal,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      ...(header && { authorization: header }),
      ...(lastId && { 'last-event-id': lastId }),
    },
  });
}

async function readAll(body: ReadableStream<Uint8Array>, silence: AbortController): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let received = '';
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);

  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
    heard.set({ open: true, at: Date.now() });
    const { messages, rest } = messagesIn(received + decoder.decode(part.value, { stream: true }));
    received = rest;
    messages.forEach(tell);
  }
  clearTimeout(timer);
}

function tell(message: StreamMessage): void {
  if (message.id) lastId = message.id;
  if (message.event === GAP) for (const handler of [...gaps]) safely(GAP, handler);
  const event = eventIn(message);
  if (!event) return;
  keep(event);
  for (const handler of [...(handlers.get(event.name) ?? [])]) safely(event.name, () => handler(event));
}

/** One listener that breaks must not end the stream of the others. */
function safely(name: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(`Live event ${name} failed`, error);
  }
}

async function renewed(): Promise<boolean> {
  const renewal = await renewToken();
  return renewal !== 'over' || sessionIsOver(loginPathFor(location.pathname + location.search));
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    stopped.addEventListener('abort', done, { once: true });
    addEventListener('online', done);
  });
}
