/** Data with a sentence for the person who asked. */
export class Answer<T> {
  constructor(
    readonly data: T,
    readonly message: string,
  ) {}
}

/** A body that leaves as it is: the two shapes of the specification that carry no `data`. */
export class RawAnswer<T extends object = Record<string, unknown>> {
  constructor(readonly body: T) {}
}
