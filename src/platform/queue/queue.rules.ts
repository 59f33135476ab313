interface Named {
  name: string;
}

/** Why this process must not start: work that nobody would do, or that two would do differently. */
export function handlerProblems(jobs: Named[], handlers: ReadonlyMap<string, readonly unknown[]>): string[] {
  const names = new Set(jobs.map(({ name }) => name));
  const counted = jobs.map(({ name }) => ({ name, count: handlers.get(name)?.length ?? 0 }));
  return [
    ...counted.filter(({ count }) => count === 0).map(({ name }) => `The job "${name}" has no handler.`),
    ...counted
      .filter(({ count }) => count > 1)
      .map(({ name, count }) => `The job "${name}" has ${count} handlers; it must have exactly one.`),
    ...[...handlers.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `A handler waits for the job "${name}", which nobody defined.`),
  ];
}
