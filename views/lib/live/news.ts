/** What is told while somebody asks: the answer may be older than that, and must not undo it. */
export class News<T> {
  private readonly listeners = new Set<T[]>();

  tell(one: T): void {
    for (const heard of this.listeners) heard.push(one);
  }

  /** The answer, and whatever was told between the question and it. */
  async during<A>(ask: () => Promise<A>): Promise<{ answer: A; meanwhile: T[] }> {
    const meanwhile: T[] = [];
    this.listeners.add(meanwhile);
    try {
      return { answer: await ask(), meanwhile };
    } finally {
      this.listeners.delete(meanwhile);
    }
  }
}
