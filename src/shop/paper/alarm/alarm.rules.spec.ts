import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PrintTrouble } from '../../../printer/job/print-job.types.js';
import { mailDue, troublesOf, turnOf } from './alarm.rules.js';
import type { Alarm } from './alarm.types.js';

const AT = new Date('2026-11-23T18:00:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
const printers = [
  { id: 'k', name: 'Küche' },
  { id: 'b', name: 'Bar' },
];
const paper = (over: Partial<PrintTrouble>): PrintTrouble => ({
  id: 'j1',
  printerId: 'k',
  key: 'o/accepted/k/kitchen/1',
  title: 'Nr. 47',
  state: 'waiting',
  copyOf: null,
  ...over,
});
const alarm = (over: Partial<Alarm> = {}): Alarm => ({
  id: 'a',
  shopId: 's',
  key: 'waiting/k',
  kind: 'waiting',
  printerId: 'k',
  jobId: null,
  text: '',
  state: 'open',
  live: true,
  openedAt: AT,
  acknowledgedAt: null,
  acknowledgedBy: '',
  clearedAt: null,
  mailed: [],
  ...over,
});

describe('what is wrong with the paper', () => {
  const texts = (papers: PrintTrouble[], silent = [] as typeof printers, isOpen = true) =>
    troublesOf({ silent, papers, printers, isOpen }).map(({ key, text }) => `${key}: ${text}`);

  it('is one trouble for all that waits for one printer', () => {
    expect(
      texts([paper({ id: 'j2', title: 'Nr. 48' }), paper({}), paper({ id: 'j3', printerId: 'b' })]),
    ).toEqual([
      'waiting/k: 2 Bons warten auf „Küche“: Nr. 47, Nr. 48.',
      'waiting/b: Ein Bon wartet auf „Bar“: Nr. 47.',
    ]);
  });

  it('is no paper of somebody who tries a printer out', () => {
    expect(texts([paper({ key: 'test/j1', title: 'Testdruck' })])).toEqual([]);
  });

  it('names six of many', () => {
    const many = Array.from({ length: 9 }, (_, n) => paper({ id: `j${n}`, title: `Nr. ${n}` }));
    expect(texts(many)[0]).toMatch(/^waiting\/k: 9 Bons warten auf „Küche“: Nr\. 8, .* und 3 weitere\.$/);
  });

  it('is one for each paper that was given up', () => {
    expect(texts([paper({ state: 'unclear' }), paper({ id: 'j2', state: 'failed' })])).toEqual([
      'unclear/j1: Nr. 47 („Küche“): Druck nicht bestätigt. Bitte am Drucker nachsehen.',
      'failed/j2: Nr. 47 („Küche“): nicht gedruckt.',
    ]);
  });

  it('is a silent printer only while the restaurant is open', () => {
    expect(texts([], printers.slice(0, 1))).toEqual(['silent/k: Drucker „Küche“ meldet sich nicht mehr.']);
    expect(texts([], printers.slice(0, 1), false)).toEqual([]);
  });
});

describe('the alarms after a look', () => {
  const KEY = fc.constantFrom('silent/k', 'waiting/k', 'waiting/b', 'failed/j1', 'unclear/j2');
  const keys = fc.uniqueArray(KEY);

  it('are exactly what is wrong, and a second look changes nothing', () => {
    fc.assert(
      fc.property(keys, keys, fc.boolean(), (before, wrong, other) => {
        const troubles = wrong.map((key) => alarm({ key, text: other ? 'anders' : '' }));
        const live = before.map((key) => alarm({ key, id: key }));
        const { open, clear, reword } = turnOf(live, troubles);
        const left = live.filter((one) => !clear.includes(one));
        const now = [...left.map(({ key }) => key), ...open.map(({ key }) => key)];
        expect(now.toSorted()).toEqual(wrong.toSorted());
        const worded = left.map((one) => ({
          ...one,
          text: reword.find((r) => r.alarm === one)?.text ?? one.text,
        }));
        const opened = open.map((one) => alarm({ ...one }));
        expect(turnOf([...worded, ...opened], troubles)).toEqual({ open: [], clear: [], reword: [] });
      }),
    );
  });
});

describe('the mail of an alarm', () => {
  it.each([
    ['nothing in the first three minutes', {}, 179, true, null],
    ['the first after three', {}, 180, true, 3],
    ['once', { mailed: [3] }, 200, true, null],
    ['the second after five', { mailed: [3] }, 300, true, 5],
    ['one mail when both are due', {}, 400, true, 5],
    ['nothing after the second', { mailed: [3, 5] }, 4_000, true, null],
    ['nothing once somebody has seen it', { state: 'acknowledged' }, 400, true, null],
    ['nothing while the restaurant is closed', {}, 400, false, null],
  ] as const)('%s', (_, over, seconds, isOpen, expected) => {
    expect(mailDue(alarm(over as Partial<Alarm>), after(seconds), isOpen)).toBe(expected);
  });
});
