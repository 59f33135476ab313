/** Whoever asks the same while it is being asked gets the same answer; nothing is kept after that. */
export class AskedTogether<T> {
  private readonly asking = new Map<string, Promise<T>>();

  of(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.asking.get(key);
    if (known) return known;
    const asked = ask().finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }
}
