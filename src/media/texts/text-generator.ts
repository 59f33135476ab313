import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { OpenAI } from 'openai';
import { Env } from '../../platform/env/env.js';
import { boundedAnswer } from './bounded-answer.js';
import { saidFailure } from './model-failure.rules.js';
import { MAX_ANSWER, withoutThoughts } from './plain-text.rules.js';
import { ModelFailed, TextsNotConnected } from './texts.errors.js';
import type { ModelAnswer, ModelFailure, ModelQuestion } from './texts.types.js';

export interface Writing {
  /** Whoever asked has left. */
  signal?: AbortSignal;
  /** Hears everything that is there so far, again and again. */
  onText?: (soFar: string) => void;
}

const PAUSE_MS = 500;
const MAX_PAUSE_MS = 3_000;
const AGAIN: readonly ModelFailure[] = ['busy', 'down', 'broken'];

/** The edge to the language model: any server that speaks like OpenAI. */
@Injectable()
export class TextGenerator {
  /** For all of it, the second attempt included; a question may ask for more. */
  deadlineMs = 30_000;
  private client: Promise<OpenAI> | null = null;
  /** Newer models of OpenAI refuse the older name, other servers know no other. */
  private limit: Limit = 'max_tokens';

  constructor(private readonly env: Env) {}

  /** A server of one's own often asks for no key. */
  get isConnected(): boolean {
    return Boolean(this.env.OPENAI_API_KEY || this.env.OPENAI_BASE_URL);
  }

  async write(question: ModelQuestion, { signal, onText }: Writing = {}): Promise<ModelAnswer> {
    if (!this.isConnected) throw new TextsNotConnected();
    const deadline = AbortSignal.timeout(question.longestMs ?? this.deadlineMs);
    const ends = AbortSignal.any(signal ? [signal, deadline] : [deadline]);
    let hasShown = false;
    const show = (soFar: string) => {
      hasShown = true;
      onText?.(soFar);
    };
    try {
      return await this.attempt(question, ends, show).catch(async (error: unknown) => {
        // Whoever has seen a beginning is not shown another one.
        if ((hasShown && onText) || ends.aborted || !AGAIN.includes(failureOf(error, question))) throw error;
        await sleep(pauseOf(error), undefined, { signal: ends });
        return this.attempt(question, ends, show);
      });
    } catch (error) {
      if (signal?.aborted) throw new ModelFailed('cancelled');
      throw new ModelFailed(deadline.aborted ? 'late' : failureOf(error, question));
    }
  }

  private async attempt(
    question: ModelQuestion,
    signal: AbortSignal,
    onText: (soFar: string) => void,
  ): Promise<ModelAnswer> {
    const stream = await this.open(question, signal);
    const longest = question.maxAnswer ?? MAX_ANSWER * 2;
    const answer: ModelAnswer = { text: '', promptTokens: 0, completionTokens: 0 };
    let isWhole = false;
    let raw = '';
    for await (const { choices, usage } of stream) {
      signal.throwIfAborted();
      const [choice] = choices ?? [];
      raw += choice?.delta?.content ?? '';
      answer.text = withoutThoughts(raw);
      if (choice?.delta?.content && answer.text !== '') onText(answer.text);
      isWhole ||= Boolean(choice?.finish_reason);
      if (usage) {
        answer.promptTokens = usage.prompt_tokens;
        answer.completionTokens = usage.completion_tokens;
      }
      if (raw.length > longest) break;
    }
    // An aborted stream ends like one that is over.
    signal.throwIfAborted();
    if (!isWhole && raw.length <= longest) throw new ModelFailed('broken');
    return answer;
  }

  private async open(question: ModelQuestion, signal: AbortSignal) {
    const client = await this.connected();
    const timeout = question.longestMs ?? this.deadlineMs;
    const ask = () => {
      const body = bodyOf(question, this.env.OPENAI_MODEL, this.limit);
      return client.chat.completions.create(body, { signal, timeout });
    };
    return ask().catch((error: unknown) => {
      if (this.limit === 'max_completion_tokens' || !wantsOtherLimit(error)) throw error;
      this.limit = 'max_completion_tokens';
      return ask();
    });
  }

  /** Loaded when the first text is asked for: most processes never need it. */
  private connected(): Promise<OpenAI> {
    this.client ??= import('openai').then(
      ({ OpenAI }) =>
        new OpenAI({
          apiKey: this.env.OPENAI_API_KEY || 'none',
          baseURL: this.env.OPENAI_BASE_URL || 'https://api.openai.com/v1',
          maxRetries: 0,
          timeout: this.deadlineMs,
          organization: null,
          project: null,
          logLevel: 'off',
          fetch: async (url, init) =>
            boundedAnswer(await fetch(url, { ...init, redirect: 'error' }), init?.signal),
        }),
    );
    return this.client;
  }
}

type Limit = 'max_tokens' | 'max_completion_tokens';
/** The newer limit counts what a model thinks before it answers as well. */
const THOUGHT_TOKENS = 4_000;

const wantsOtherLimit = (error: unknown): boolean => {
  const { status, message = '' } = error as { status?: number; message?: string };
  return status === 400 && message.includes('max_completion_tokens');
};

const bodyOf = (
  { system, user, picture, wantsJson, maxTokens }: ModelQuestion,
  model: string,
  limit: Limit,
) => ({
  model,
  stream: true as const,
  stream_options: { include_usage: true },
  [limit]: limit === 'max_tokens' ? maxTokens : maxTokens + THOUGHT_TOKENS,
  messages: [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: picture ? [textPart(user), picturePart(picture)] : user },
  ],
  ...(wantsJson && { response_format: { type: 'json_object' as const } }),
});

const textPart = (text: string) => ({ type: 'text' as const, text });

const failureOf = (error: unknown, question: ModelQuestion): ModelFailure =>
  error instanceof ModelFailed ? error.failure : saidFailure(error, question);

const picturePart = (jpeg: Uint8Array) => ({
  type: 'image_url' as const,
  image_url: { url: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` },
});

function pauseOf(error: unknown): number {
  const { headers } = error as { headers?: Headers };
  const asked = Number(headers?.get?.('retry-after')) * 1_000;
  return asked > 0 ? Math.min(asked, MAX_PAUSE_MS) : PAUSE_MS;
}
