import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.js';
import type { Live } from './live.js';
import type { LiveEventName } from './live.types.js';

type Room<V> = { max: number } | { maxBytes: number; bytesOf: (value: V) => number };

/** For what no event speaks of: loaded anew when it is that old. */
interface Lifetime {
  ms: number;
  clock: Clock;
}

type Bounds<V> = Room<V> & { lifetime?: Lifetime };

/** Names the shop that a value belongs to, as soon as the load knows it. */
type BelongsTo = (shopId: string) => void;

interface Owner {
  /** null while nobody knows which shop it belongs to. */
  shopId: string | null;
}

interface Entry<V> {
  owner: Owner;
  loadedAt: number;
  loading: Promise<V | null>;
  /** null while it is loading. */
  value: V | null;
}

/**
 * What costs reads or rendering, kept in this process until a live event says that its shop has changed. Whoever asks
 * during a load waits for the same load. What does not exist is not kept, so nobody can fill the memory with names.
 */
export class LiveCache<V extends object> {
  private readonly entries: LRUCache<string, Entry<V>>;
  private readonly lifetime: Lifetime | undefined;

  constructor(live: Pick<Live, 'on' | 'onGap'>, events: readonly LiveEventName[], bounds: Bounds<V>) {
    this.lifetime = bounds.lifetime;
    this.entries = new LRUCache(optionsOf(bounds));
    for (const event of events) live.on(event, ({ shopId }) => this.forget(shopId));
    live.onGap(() => this.entries.clear());
  }

  /** What is there without waiting. */
  peek(key: string): V | null {
    return this.known(key)?.value ?? null;
  }

  of<Found extends V | null>(key: string, load: (belongsTo: BelongsTo) => Promise<Found>): Promise<Found> {
    // Under one key stands what one kind of load has found.
    const known = this.known(key)?.loading as Promise<Found> | undefined;
    return known ?? this.load(key, load);
  }

  private known(key: string): Entry<V> | undefined {
    const entry = this.entries.get(key);
    return entry && this.isFresh(entry) ? entry : undefined;
  }

  private isFresh({ loadedAt }: Entry<V>): boolean {
    return !this.lifetime || this.now() < loadedAt + this.lifetime.ms;
  }

  private now(): number {
    return this.lifetime?.clock.now().getTime() ?? 0;
  }

  private load<Found extends V | null>(
    key: string,
    load: (belongsTo: BelongsTo) => Promise<Found>,
  ): Promise<Found> {
    const owner: Owner = { shopId: null };
    const loading = load((shopId) => {
      owner.shopId = shopId;
    });
    const entry: Entry<V> = { owner, loadedAt: this.now(), loading, value: null };
    this.entries.set(key, entry);
    loading.then(
      (value) => this.settle(key, entry, value),
      () => this.settle(key, entry, null),
    );
    return loading;
  }

  /** What was forgotten during the load stays forgotten: it may have been read before the change. */
  private settle(key: string, entry: Entry<V>, value: V | null): void {
    if (this.entries.peek(key) !== entry) return;
    if (value === null) this.entries.delete(key);
    else this.entries.set(key, { ...entry, value });
  }

  private forget(shopId: string): void {
    for (const [key, { owner }] of this.entries.entries())
      if (owner.shopId === null || owner.shopId === shopId) this.entries.delete(key);
  }
}

/** Memory is counted once the value is there. */
function optionsOf<V>(bounds: Room<V>): LRUCache.Options<string, Entry<V>, unknown> {
  if ('max' in bounds) return { max: bounds.max };
  return {
    maxSize: bounds.maxBytes,
    sizeCalculation: ({ value }) => (value === null ? 1 : bounds.bytesOf(value)),
  };
}
