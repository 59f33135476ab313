import { type Phrase, phrase } from '../shared/voice.rules.js';
import type { Voice } from '../shared/voice.types.js';
import { AppError } from './app-error.js';

/** A refusal that guests read. It carries its sentence in every voice, because each restaurant chooses how it speaks. */
export abstract class GuestRefusal extends AppError {
  override fields: Record<string, string> | undefined = undefined;

  /** `field` names the input that the sentence is about. */
  constructor(
    private readonly sentence: Phrase,
    private readonly field?: string,
  ) {
    super();
    this.say(sentence.du);
  }

  speakTo(voice: Voice): this {
    this.say(phrase(voice, this.sentence));
    return this;
  }

  private say(message: string): void {
    this.message = message;
    if (this.field !== undefined) this.fields = { [this.field]: message };
  }
}
