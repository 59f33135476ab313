interface Named {
  name: string;
}

export interface Followed {
  /** Everybody who has followed by now, those of earlier attempts included. */
  done: string[];
  failures: unknown[];
}

/** Asks everybody who has not followed yet, one after the other, whoever fails. */
export async function followAll<T extends Named>(
  followers: Iterable<T>,
  doneBefore: readonly string[],
  follow: (follower: T) => Promise<void>,
): Promise<Followed> {
  const followed: Followed = { done: [...doneBefore], failures: [] };
  for (const follower of followers) {
    if (doneBefore.includes(follower.name)) continue;
    try {
      await follow(follower);
      followed.done.push(follower.name);
    } catch (error) {
      followed.failures.push(error);
    }
  }
  return followed;
}
