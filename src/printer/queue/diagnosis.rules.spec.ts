import { describe, expect, it } from '@jest/globals';
import type { Presence } from '../printer/printer.types.js';
import { adviceOf } from './diagnosis.rules.js';

const NOW = new Date('2026-11-23T18:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const well: Presence = {
  seenAt: ago(3),
  report: { kind: 'ok', text: 'Bereit' },
  trouble: '',
  gapMs: 5_000,
  silent: false,
  stranger: null,
};
const known = {
  printer: { enabled: true, kind: 'cloudprnt' as const },
  presence: well,
  late: 0,
  fetchedAt: null as Date | null,
};

describe('what to do about a printer', () => {
  it.each([
    ['nothing', {}, 'Alles in Ordnung'],
    ['switch it on', { printer: { ...known.printer, enabled: false } }, 'ausgeschaltet'],
    ['enter its address', { presence: { ...well, seenAt: null } }, 'noch nie nach Arbeit gefragt'],
    [
      'look for it in the network',
      { printer: { enabled: true, kind: 'tcp' as const }, presence: { ...well, seenAt: null } },
      'IP-Adresse',
    ],
    [
      'look for the broker',
      { printer: { enabled: true, kind: 'mqtt' as const }, presence: { ...well, seenAt: null } },
      'mit dem Broker verbunden',
    ],
    ['look at its plug', { presence: { ...well, seenAt: ago(120) } }, 'Prüfe Strom'],
    ['paper', { presence: { ...well, report: { kind: 'paperOut' as const, text: '' } } }, 'neue Rolle'],
    ['cover', { presence: { ...well, report: { kind: 'coverOpen' as const, text: '' } } }, 'Deckel'],
    ['it asks, but fetches nothing', { late: 2, fetchedAt: ago(600) }, 'holt aber nichts ab'],
    ['nothing waits but what comes tomorrow', { fetchedAt: ago(600) }, 'Alles in Ordnung'],
    ['it has fetched a moment ago', { late: 2, fetchedAt: ago(5) }, 'Alles in Ordnung'],
    [
      'two devices at one address',
      { presence: { ...well, stranger: { mac: '0', at: NOW } } },
      'nur in einem Gerät',
    ],
  ])('%s', (_, over, expected) => {
    expect(adviceOf({ ...known, ...over }, NOW)).toContain(expected);
  });
});
