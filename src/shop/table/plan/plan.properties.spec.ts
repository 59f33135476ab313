import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../../../shared/ids.js';
import { nextNumber, placed, planProblemOf, withCodes } from './plan.rules.js';
import { type PlanSketch, SHEET, TABLE_SIZE } from './plan.types.js';
import {
  drawingOf,
  redone,
  roomOf,
  stepped,
  undone,
  withCopy,
  withNewTable,
  withoutTable,
} from './plan-edit.rules.js';

const ROOM = roomOf(newId(), 'Gastraum');
const EMPTY: PlanSketch = { rooms: [ROOM], tables: [], askFirst: true, deposit: false };
const tablesOf = (count: number): PlanSketch => {
  let plan = EMPTY;
  for (let i = 0; i < count; i++) plan = withNewTable(plan, newId(), ROOM.id);
  return plan;
};
const any = fc.double({ min: -1e6, max: 1e6 });

describe('a floor plan', () => {
  it('keeps every table on whole squares inside its room, wherever it is dragged', () => {
    fc.assert(
      fc.property(any, any, any, any, (x, y, width, height) => {
        const place = placed({ x, y, width, height });
        expect(Object.values(place).every(Number.isInteger)).toBe(true);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(SHEET.columns);
        expect(place.y + place.height).toBeLessThanOrEqual(SHEET.rows);
        expect(place.width).toBeGreaterThanOrEqual(TABLE_SIZE.least);
        expect(placed(place)).toEqual(place);
      }),
    );
  });

  it('can be saved after any row of new tables, copies and removals, and numbers no two alike', () => {
    const act = fc.tuple(fc.constantFrom('new', 'copy', 'remove'), fc.nat(40));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let plan = EMPTY;
        for (const [what, at] of acts) {
          const id = plan.tables[at % Math.max(1, plan.tables.length)]?.id ?? '';
          if (what === 'new') plan = withNewTable(plan, newId(), ROOM.id);
          if (what === 'copy') plan = withCopy(plan, id, newId());
          if (what === 'remove') plan = withoutTable(plan, id);
        }
        expect(planProblemOf(plan)).toBeNull();
      }),
    );
  });

  it('comes back step by step, and forth again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
        const plans = Array.from({ length: count }, (_, i) => tablesOf(i + 1));
        let drawing = plans.reduce(stepped, drawingOf(EMPTY));
        for (let i = 0; i < count; i++) drawing = undone(drawing);
        expect(drawing.now).toBe(EMPTY);
        for (let i = 0; i < count; i++) drawing = redone(drawing);
        expect(drawing.now).toBe(plans.at(-1));
      }),
    );
  });

  it('never gives a table another code because it was moved, renamed or saved again', () => {
    const { tables } = tablesOf(5);
    const now = new Date(0);
    let drawn = 0;
    const facts = { newCode: () => `code-${drawn++}`, now };
    const first = withCodes(tables, [], facts);
    const moved = tables.map((table) => ({ ...table, x: 20, number: `${table.number}a` })).reverse();
    const again = withCodes(moved, first, facts);
    expect(new Map(again.map(({ id, code }) => [id, code]))).toEqual(
      new Map(first.map(({ id, code }) => [id, code])),
    );
    expect(drawn).toBe(5);
  });
});

describe('the next number', () => {
  it.each([
    [[], '0', '1'],
    [['7'], '7', '8'],
    [['7', '8'], '7', '9'],
    [['T1', 't2'], 'T1', 'T3'],
    [['Bar'], 'Bar', 'Bar2'],
  ])('among %j after %s is %s', (numbers, like, next) => {
    expect(
      nextNumber(
        numbers.map((number) => ({ number })),
        like,
      ),
    ).toBe(next);
  });
});

describe('a plan that cannot be saved', () => {
  const [table] = tablesOf(1).tables;
  const twin = { ...table!, id: newId() };
  it.each<[string, Partial<PlanSketch>, RegExp]>([
    ['two tables with one number', { tables: [table!, twin] }, /zweimal/],
    ['a table in no room', { tables: [{ ...table!, roomId: newId() }] }, /keinem Raum/],
    ['two rooms of one name', { rooms: [ROOM, roomOf(newId(), 'gastraum ')] }, /zweimal/],
    ['a room without a name', { rooms: [{ ...ROOM, name: ' ' }] }, /Namen/],
    ['ten thousand tables', { tables: Array.from({ length: 10_000 }, () => twin) }, /300/],
  ])('has %s', (_, wrong, sentence) => {
    expect(planProblemOf({ ...EMPTY, ...wrong })).toMatch(sentence);
  });
});
