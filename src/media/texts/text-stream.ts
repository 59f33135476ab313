import type { MessageEvent } from '@nestjs/common';
import { Subject } from 'rxjs';
import { AppError } from '../../platform/app-error.js';
import type { Reply } from '../../platform/http/request.js';
import { openEventStream } from '../../platform/live/event-stream.js';
import type { CleanedText } from './plain-text.rules.js';
import type { GeneratedText } from './texts.view.js';

type Write = (onText: (soFar: string) => void, signal: AbortSignal) => Promise<CleanedText>;

/** Aborted when whoever asked has hung up before the answer went out. */
export function goneOf({ raw }: Reply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Answers with a text while it is being written. What fails before the first word is refused like any other call. */
export class TextStream {
  private events: Subject<MessageEvent> | null = null;

  constructor(private readonly reply: Reply) {}

  async follow(write: Write): Promise<void> {
    try {
      const { text, leftOut } = await write((soFar) => this.show(soFar), goneOf(this.reply));
      const done: GeneratedText = { success: true, message: text, leftOut };
      this.send({ type: 'done', data: done });
    } catch (error) {
      if (!this.events) throw error;
      this.send({ type: 'failed', data: sentencesOf(error) });
    }
    this.events?.complete();
  }

  private show(soFar: string): void {
    if (soFar !== '') this.send({ type: 'text', data: soFar });
  }

  private send(event: MessageEvent): void {
    if (!this.events) {
      this.events = new Subject();
      openEventStream(this.reply, this.events);
    }
    this.events.next(event);
  }
}

function sentencesOf(error: unknown): object {
  if (!(error instanceof AppError)) return { success: false };
  const { code, headline, message, status } = error;
  return { success: false, code, headline, message, status };
}
