import type { GeneratedText } from '../../../src/media/texts/texts.view';
import { reportError } from '../../lib/http/api';
import { failureOf } from '../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../lib/http/api.types';
import { absolute, unreached } from '../../lib/http/request';
import { messagesIn, type StreamMessage } from '../../lib/live/live.rules';
import { keepTokenGood, withRenewal } from '../../lib/session/renewal';

export interface Reading {
  signal: AbortSignal;
  onText: (soFar: string) => void;
}

/** A text while the model writes it. Never throws; the caller shows the failure itself. */
export async function streamText(
  path: string,
  wish: object,
  reading: Reading,
): Promise<ApiResult<GeneratedText>> {
  await keepTokenGood();
  try {
    return await withRenewal((authorization) => open({ path, wish }, reading, authorization));
  } catch (error) {
    return reading.signal.aborted
      ? failureOf({ status: 0, body: { code: 'CANCELLED' }, error })
      : reportError(unreached(error), true);
  }
}

async function open(
  { path, wish }: { path: string; wish: object },
  { signal, onText }: Reading,
  authorization: string | null,
): Promise<ApiResult<GeneratedText>> {
  const response = await fetch(absolute(path), {
    method: 'POST',
    signal,
    headers: {
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      ...(authorization && { authorization }),
    },
    body: JSON.stringify(wish),
  });
  if (!response.ok || !response.body) return refusalOf(response);
  for await (const message of messagesOf(response.body)) {
    if (message.event === 'text') onText(JSON.parse(message.data));
    if (message.event === 'done') return { success: true, data: JSON.parse(message.data) };
    if (message.event === 'failed') return brokenOff(JSON.parse(message.data));
  }
  return brokenOff(null);
}

async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let received = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { messages, rest } = messagesIn(received + decoder.decode(part.value, { stream: true }));
    received = rest;
    yield* messages;
  }
}

const brokenOff = (body: unknown): ApiFailure =>
  failureOf({ status: 503, body, error: new Error('Die Verbindung ist abgerissen.') });

async function refusalOf(response: Response): Promise<ApiFailure> {
  const body = await response.json().catch(() => null);
  return failureOf({ status: response.status, body, error: null });
}
