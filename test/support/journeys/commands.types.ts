import type { Role } from '../../../src/platform/http/viewer.js';
import type { Person } from '../../factories/people.js';

/** What a journey asks of its product beyond the calls that the product has for everybody. */
export interface JourneyCommands {
  restaurant: { slug: string; owner: Person };
  /** Takes the English of a restaurant away that nobody has looked at yet. */
  germanOnly: { slug: string };
  user: Person & { shopId?: string; role?: Role };
  clock: { aheadMs: number };
}
