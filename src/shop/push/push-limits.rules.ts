import type { PushSubscription } from './push.types.js';

const OF_ONE_PERSON = 10;
const OF_ONE_SHOP = 50;

/** Beyond the bounds the oldest go; `all` has the latest first. */
export function tooMany(all: readonly Pick<PushSubscription, 'id' | 'userId'>[]): string[] {
  const seen = new Map<string, number>();
  let kept = 0;
  return all.flatMap(({ id, userId }) => {
    const ofPerson = (seen.get(userId) ?? 0) + 1;
    if (ofPerson > OF_ONE_PERSON || kept >= OF_ONE_SHOP) return [id];
    seen.set(userId, ofPerson);
    kept++;
    return [];
  });
}
