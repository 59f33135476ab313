/** So long what can wait makes way at most: many dockets in a row must not stop the mails. */
const LONGEST_MS = 100;

/** Nothing that can wait is begun while something urgent is being done. */
export class RightOfWay {
  private urgent = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly longestMs = LONGEST_MS) {}

  async first<T>(run: () => Promise<T>): Promise<T> {
    this.urgent++;
    try {
      return await run();
    } finally {
      if (--this.urgent === 0) this.letGo();
    }
  }

  async after<T>(run: () => Promise<T>): Promise<T> {
    if (this.urgent > 0) await this.free();
    return run();
  }

  private free(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.longestMs);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private letGo(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
