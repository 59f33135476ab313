import type { MessageEvent } from '@nestjs/common';
import type { Subscriber } from 'rxjs';
import { isAfter } from './live.rules.js';
import { GAP, type LiveEvent } from './live.types.js';

/** One open stream: knows what it has sent, and holds back what arrives while it reads what it missed. */
export class LiveReader {
  private held: LiveEvent[] | null = [];

  constructor(
    private readonly subscriber: Subscriber<MessageEvent>,
    public lastId: string | null,
  ) {}

  hear(event: LiveEvent): void {
    if (this.held) this.held.push(event);
    else this.send(event);
  }

  hold(): void {
    this.held ??= [];
  }

  resume(missed: LiveEvent[], { complete }: { complete: boolean }): void {
    if (!complete) this.subscriber.next({ type: GAP, data: {} });
    const held = this.held ?? [];
    this.held = null;
    for (const event of [...missed, ...held]) this.send(event);
  }

  private send(event: LiveEvent): void {
    if (this.lastId !== null && !isAfter(event.id, this.lastId)) return;
    this.lastId = event.id;
    this.subscriber.next({ id: event.id, type: event.name, data: event });
  }
}
