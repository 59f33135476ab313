import {
  IconArmchair,
  IconBellRinging,
  IconCheck,
  IconFlame,
  IconGlassFull,
  IconHandStop,
  IconReceipt,
  IconUsers,
} from '@tabler/icons-react';
import type { TableState } from '../../../../src/shop/table/tab/tab.rules';

/** Icon and word for each, never colour alone. */
export const MOODS = {
  calls: { word: 'Ruft', icon: IconHandStop },
  pays: { word: 'Möchte zahlen', icon: IconReceipt },
  new: { word: 'Neu', icon: IconBellRinging },
  drinks: { word: 'Wartet auf Getränke', icon: IconGlassFull },
  ordered: { word: 'Bestellt', icon: IconFlame },
  served: { word: 'Serviert', icon: IconCheck },
  seated: { word: 'Besetzt', icon: IconUsers },
  free: { word: 'Frei', icon: IconArmchair },
} satisfies Record<TableState, { word: string; icon: typeof IconArmchair }>;

export const HOW_WORDS = { cash: 'bar', card: 'Karte' } as const;

/** '12 min'; the first minute is counted as one. */
export function minutesSince(since: string | null, now: number): string {
  if (!since) return '';
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  return minutes < 1 ? 'gerade' : minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
