/** So many of one owner side by side; who comes when they are taken comes again later. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Runs the work in a place of its own; false when there is none. */
  async in(owner: string, work: () => Promise<void>): Promise<boolean> {
    const before = this.taken.get(owner) ?? 0;
    if (before >= this.most) return false;
    this.taken.set(owner, before + 1);
    try {
      await work();
      return true;
    } finally {
      const left = (this.taken.get(owner) ?? 1) - 1;
      if (left > 0) this.taken.set(owner, left);
      else this.taken.delete(owner);
    }
  }
}
