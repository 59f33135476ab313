import { describe, expect, it } from '@jest/globals';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Language } from '../../shared/voice.types.js';
import { menuFromDraft } from '../menu/draft/menu-draft.rules.js';
import { menuFrom } from '../menu/menu.rules.js';
import type { Menu } from '../menu/menu.types.js';
import { BasketRefused } from './basket.errors.js';
import { draftLine as line, TRATTORIA } from './basket.fixture.js';
import { type BasketProblem, resolveBasket } from './basket.rules.js';

const FRIDAY_NOON = new Date('2026-11-20T11:00:00Z');
const TOMORROW = new Date('2026-11-21T11:00:00Z');
const { products, categories, optionGroups } = menuFromDraft(TRATTORIA, {
  shopId: 's',
  now: FRIDAY_NOON,
  idFor: String,
});

const id = (name: string) => products.find((product) => product.name === name)?.id ?? '';
const menuWith = (name = '', over: Partial<(typeof products)[number]> = {}): Menu =>
  menuFrom(
    's',
    categories,
    products.map((product) => (product.name === name ? { ...product, ...over } : product)),
    optionGroups,
  );
const ask = (
  lines: ReturnType<typeof line>[],
  {
    menu = menuWith(),
    fulfilment = 'pickup' as Fulfilment,
    at = FRIDAY_NOON,
    left = {} as Record<string, number>,
    language = 'de' as Language,
  } = {},
) =>
  resolveBasket(lines, menu, {
    fulfilment,
    at,
    language,
    left: new Map(Object.entries(left).map(([name, pieces]) => [id(name), pieces])),
  });

const combo = (main = 'c1-1', drink = 'c2-1', quantity = 1) =>
  line(id('Pizza + Getränk'), { quantity, options: { c1: main, c2: drink } });
const halfAndHalf = (first: string, second: string, variantId = 'v1') =>
  line(id('Halb und halb'), { variantId, options: { first: id(first), second: id(second) } });

describe('a combo in a basket', () => {
  it('is one line that names what was chosen and adds what a choice costs on top', () => {
    const [found] = ask([combo('c1-2', 'c2-2')]).lines;
    expect(found).toMatchObject({ name: 'Pizza + Getränk', unitCents: 1090 });
    expect(
      found?.options.map(({ id: option, name, cents, taxClass }) => [option, name, cents, taxClass]),
    ).toEqual([
      ['c1-2', 'Salami, Klein', 100, 'food'],
      ['c2-2', 'Birra', 50, 'drink'],
    ]);
  });

  it('is refused where a part of it does not go this way, by the name of the part', () => {
    const menu = menuWith('Birra', { fulfilments: ['delivery'] });
    expect(ask([combo('c1-1', 'c2-2')], { menu }).faults).toMatchObject([
      { problem: 'notOffered', name: 'Birra', detail: '' },
    ]);
    expect(ask([combo('c1-1', 'c2-1')], { menu }).faults).toEqual([]);
    expect(ask([combo('c1-1', 'c2-2')], { menu, fulfilment: 'delivery' }).faults).toEqual([]);
  });

  it('at a flat price of 30 to 70 is not sold without a drink and a dish', () => {
    const offer = products.find(({ name }) => name === 'Pizza + Getränk')!.combo!;
    const [pizzas, drinks] = offer.courses;
    const flat = (...courses: typeof offer.courses) =>
      menuWith('Pizza + Getränk', { combo: { method: 'thirtySeventy', courses } });
    expect(ask([combo()], { menu: flat(pizzas!, drinks!) }).faults).toEqual([]);
    const twice = { ...pizzas!, id: 'c2', choices: [{ ...pizzas!.choices[0]!, id: 'c2-1' }] };
    expect(ask([combo()], { menu: flat(pizzas!, twice) }).faults).toMatchObject([
      { problem: 'drinkAndDish' },
    ]);
  });

  it('counts for the minimum unless the menu says otherwise', () => {
    const menu = menuWith('Birra', { countsForMinimum: false });
    const lines = ask([line(id('Birra')), line(id('Margherita'), { variantId: 'v1' })], { menu }).lines;
    expect(lines.map(({ countsForMinimum }) => countsForMinimum)).toEqual([false, true]);
  });

  it('is split by what the chosen dishes cost on the way it goes', () => {
    const parts = (fulfilment: Fulfilment) =>
      ask([combo()], { fulfilment }).lines[0]?.combo?.parts.map(({ taxClass, singleCents }) => [
        taxClass,
        singleCents,
      ]);
    expect(parts('delivery')).toEqual([
      ['food', 890],
      ['drink', 320],
    ]);
    expect(parts('pickup')).toEqual([
      ['food', 890],
      ['drink', 290],
    ]);
  });

  it('carries the deposit and the packaging of its parts, and asks for the age of the oldest', () => {
    const { lines, minAge } = ask([combo('c1-1', 'c2-2')]);
    expect(lines[0]).toMatchObject({
      deposit: { cents: 8, kind: 'oneWay', taxClass: 'drink' },
      packagingCents: 50,
    });
    expect(minAge).toBe(16);
    expect(ask([combo()]).minAge).toBe(0);
  });

  it.each<[string, BasketProblem, ReturnType<typeof line>]>([
    ['a course without an answer', 'tooFewOptions', line(id('Pizza + Getränk'), { options: { c1: 'c1-1' } })],
    ['a choice of another course', 'unknownOption', combo('c2-1')],
    ['a choice that is not there', 'unknownOption', combo('c1-9')],
    [
      'a course that is not there',
      'unknownOption',
      line(id('Pizza + Getränk'), { options: { c1: 'c1-1', c2: 'c2-1', c3: 'x' } }),
    ],
  ])('refuses %s', (_, problem, draft) => {
    expect(ask([draft])).toMatchObject({ faults: [{ problem, name: 'Pizza + Getränk' }], lines: [] });
  });

  it('refuses one dish twice for one course', () => {
    const twice = combo();
    twice.options = [...twice.options, { groupId: 'c1', optionId: 'c1-2', quantity: 1 }];
    expect(ask([twice]).faults).toMatchObject([{ problem: 'tooManyOptions' }]);
    const double = combo();
    double.options = double.options.map((option) => ({ ...option, quantity: 2 }));
    expect(ask([double]).faults).toMatchObject([{ problem: 'tooManyOptions' }]);
  });

  it('is refused by the name of the part that is out', () => {
    const menu = menuWith('Cola', { soldOut: { until: null } });
    const { faults } = ask([combo()], { menu });
    expect(faults).toMatchObject([{ problem: 'soldOut', name: 'Cola', detail: 'Pizza + Getränk' }]);
    expect(new BasketRefused([faults[0]!], { language: 'de', salutation: 'du' }).message).toBe(
      '„Cola“ bei „Pizza + Getränk“ ist gerade ausverkauft. Bitte wähle neu.',
    );
    expect(ask([combo('c1-1', 'c2-2')], { menu }).faults).toEqual([]);
  });

  it('takes the stock of its parts, together with what is ordered alone', () => {
    const menu = menuWith('Cola', { stock: { kind: 'pieces' } });
    const lines = [combo('c1-1', 'c2-1', 2), line(id('Cola'))];
    expect(ask(lines, { menu }).takes).toMatchObject([{ name: 'Cola', pieces: 3, line: 0 }]);
    expect(ask(lines, { menu, left: { Cola: 3 } }).faults).toEqual([]);
    expect(ask(lines, { menu, left: { Cola: 2 } }).faults).toMatchObject([
      { problem: 'notEnough', line: 0, name: 'Cola', detail: '2' },
    ]);
  });
});

describe('two halves in a basket', () => {
  it.each<[string, 'dearer' | 'mean', [string, string], string, number]>([
    ['cost what the dearer half costs', 'dearer', ['Margherita', 'Salami'], 'v1', 1090],
    ['cost the same the other way round', 'dearer', ['Salami', 'Margherita'], 'v1', 1090],
    ['cost the mean where the restaurant wants it', 'mean', ['Margherita', 'Salami'], 'v1', 990],
    ['cost what the size costs', 'dearer', ['Margherita', 'Salami'], 'v2', 1290],
    ['may be a whole one', 'mean', ['Salami', 'Salami'], 'v1', 1090],
  ])('%s', (_, price, [first, second], size, cents) => {
    const halves = { productIds: [id('Margherita'), id('Salami')], price };
    const { lines } = ask([halfAndHalf(first, second, size)], {
      menu: menuWith('Halb und halb', { halves }),
    });
    expect(lines[0]).toMatchObject({
      unitCents: cents,
      options: [{ name: `½ ${first}`, cents: 0 }, { name: `½ ${second}` }],
    });
  });

  it('round half a cent of the mean up', () => {
    const halves = { productIds: [id('Margherita'), id('Tonno')], price: 'mean' as const };
    const { lines } = ask([halfAndHalf('Margherita', 'Tonno')], {
      menu: menuWith('Halb und halb', { halves }),
    });
    expect(lines[0]?.unitCents).toBe(1043);
  });

  it.each<[string, BasketProblem, ReturnType<typeof line>]>([
    [
      'one half alone',
      'tooFewOptions',
      line(id('Halb und halb'), { variantId: 'v1', options: { first: id('Salami') } }),
    ],
    ['a half that is no choice', 'unknownOption', halfAndHalf('Salami', 'Cola')],
    ['a half that does not come in this size', 'unknownOption', halfAndHalf('Salami', 'Tonno', 'v2')],
    [
      'no size',
      'unknownVariant',
      line(id('Halb und halb'), { options: { first: id('Salami'), second: id('Salami') } }),
    ],
  ])('refuse %s', (_, problem, draft) => {
    expect(ask([draft]).faults).toMatchObject([{ problem }]);
  });

  it('are no pieces of the whole dish, but need one to be left', () => {
    const menu = menuWith('Salami', { stock: { kind: 'pieces' } });
    const halves = [halfAndHalf('Salami', 'Margherita')];
    expect(ask(halves, { menu, left: { Salami: 1 } })).toMatchObject({ faults: [], takes: [] });
    expect(ask(halves, { menu, left: { Salami: 0 } }).faults).toMatchObject([
      { problem: 'soldOut', name: 'Salami' },
    ]);
  });
});

describe('what decides the price and the moment', () => {
  it('is the way it goes', () => {
    const cents = (fulfilment: Fulfilment) => ask([line(id('Cola'))], { fulfilment }).lines[0]?.unitCents;
    expect([cents('delivery'), cents('pickup'), cents('table')]).toEqual([320, 290, 320]);
  });

  it('is the day of handover for what is out until then', () => {
    const menu = menuWith('Cola', { soldOut: { until: TOMORROW } });
    expect(ask([line(id('Cola'))], { menu }).faults).toMatchObject([{ problem: 'soldOut', name: 'Cola' }]);
    expect(ask([line(id('Cola'))], { menu, at: TOMORROW }).faults).toEqual([]);
  });

  it('is the hour of handover for a lunch menu, which then says when it is', () => {
    const lunch = [line(id('Tagessuppe'))];
    expect(ask(lunch).faults).toEqual([]);
    expect(ask(lunch, { at: new Date('2026-11-20T13:29:00Z') }).faults).toEqual([]);
    expect(ask(lunch, { at: new Date('2026-11-20T13:30:00Z') }).faults).toMatchObject([
      { problem: 'notOffered', name: 'Tagessuppe', detail: 'Mo–Fr 11:30–14:30 Uhr' },
    ]);
    expect(ask(lunch, { at: TOMORROW, language: 'en' }).faults).toMatchObject([
      { problem: 'notOffered', detail: 'Mon–Fri 11:30–14:30' },
    ]);
  });

  it('names every line that is wrong', () => {
    const menu = menuWith('Cola', { soldOut: { until: null } });
    expect(
      ask([line(id('Cola')), line(id('Margherita'), { variantId: 'v1' }), line('weg')], { menu }).faults,
    ).toMatchObject([
      { line: 0, problem: 'soldOut' },
      { line: 2, problem: 'unknownProduct', productId: 'weg' },
    ]);
  });
});
