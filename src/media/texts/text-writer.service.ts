import { Injectable, Logger } from '@nestjs/common';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { type CleanedText, type Cleaning, cleanAnswer } from './plain-text.rules.js';
import { TextBreaker } from './text-breaker.js';
import { TextGenerator, type Writing } from './text-generator.js';
import { TextQuotas } from './text-quota.service.js';
import { ModelFailed, NothingLeft, TextsNotConnected } from './texts.errors.js';
import type { ModelAnswer, ModelFailure, ModelQuestion, TextUse } from './texts.types.js';
import type { TextsState } from './texts.view.js';

/** A text that grows beyond this is cut in the end, so its end is not worth showing. */
const MAX_SHOWN = 2_000;

/** Asks the model on behalf of a restaurant: within its day, and not while the model is known to be down. */
@Injectable()
export class TextWriter {
  private readonly log = new Logger('Texts');

  constructor(
    private readonly generator: TextGenerator,
    private readonly breaker: TextBreaker,
    private readonly quotas: TextQuotas,
  ) {}

  async state(shop: Shop): Promise<TextsState> {
    return { isConnected: this.generator.isConnected, quota: await this.quotas.of(shop) };
  }

  /** Fit to be read by guests, while it is being written as well as in the end. */
  async writePlain(
    shop: Shop,
    use: TextUse,
    question: ModelQuestion,
    { signal, onText, ...cleaning }: Writing & Cleaning,
  ): Promise<CleanedText> {
    const show = (soFar: string) => {
      if (soFar.length <= MAX_SHOWN) onText?.(cleanAnswer(soFar, cleaning).text);
    };
    const raw = await this.write(shop, use, question, { signal, ...(onText && { onText: show }) });
    const cleaned = cleanAnswer(raw, cleaning);
    if (cleaned.text === '') throw new NothingLeft(cleaned.leftOut);
    return cleaned;
  }

  /** A question without an answer costs nothing; one that was cancelled has cost its tokens. */
  async write(shop: Shop, use: TextUse, question: ModelQuestion, writing: Writing = {}): Promise<string> {
    if (!this.generator.isConnected) throw new TextsNotConnected();
    if (await this.breaker.isOpen()) throw new ModelFailed('resting');
    const month = await this.quotas.take(shop);
    const started = performance.now();
    try {
      const answer = await this.generator.write(question, writing);
      await this.breaker.worked();
      await this.quotas.noteTokens(shop.id, month, answer);
      this.note(shop, use, started, answer);
      return answer.text;
    } catch (error) {
      const failure = error instanceof ModelFailed ? error.failure : 'down';
      if (failure !== 'cancelled') await this.quotas.giveBack(shop.id, month);
      if (!OF_ITS_OWN.includes(failure)) await this.breaker.failed();
      this.log.warn({ shopId: shop.id, use, failure, ms: sinceOf(started) });
      throw error;
    }
  }

  private note({ id }: Shop, use: TextUse, started: number, answer: ModelAnswer): void {
    const { promptTokens, completionTokens } = answer;
    this.log.log({ shopId: id, use, ms: sinceOf(started), promptTokens, completionTokens });
  }
}

/** Not a sign of a model that is down. */
const OF_ITS_OWN: readonly ModelFailure[] = ['cancelled', 'refused', 'spent', 'unknown', 'blind'];

const sinceOf = (started: number): number => Math.round(performance.now() - started);
