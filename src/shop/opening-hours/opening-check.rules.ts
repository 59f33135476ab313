import { isDate } from '../../shared/berlin-time.js';
import type { FieldProblem } from '../../shared/field-problem.js';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import {
  type HolidaySettings,
  type OpeningSettings,
  SLOT_STEPS,
  type SlotSettings,
  type SpecialDay,
  type Vacation,
} from './opening-hours.types.js';
import { rangesProblems, weekProblems } from './week-check.rules.js';

const MAX_LEAD_MINUTES = 1_440;
const MAX_LAST_ORDER_MINUTES = 240;
const MAX_PREORDER_DAYS = 60;
const MAX_DELIVERY_MINUTES = 300;
const MAX_PER_SLOT = 10_000;

/** What is wrong with the hours and all that goes with them; empty when they can be saved. */
export const openingProblems = (settings: OpeningSettings): FieldProblem[] => [
  ...weekProblems(settings.shopTimes),
  ...FULFILMENTS.flatMap((way) => {
    const times = settings.ownTimes[way];
    return times ? weekProblems(times, `ownTimes.${way}`) : [];
  }),
  ...settings.specialDays.flatMap((day, i) => specialProblems(day, i, settings.specialDays)),
  ...settings.vacations.flatMap(vacationProblems),
  ...holidayProblems(settings.holidays),
  ...seasonProblems(settings),
  ...timingProblems(settings),
  ...slotProblems(settings.slots),
];

function specialProblems(special: SpecialDay, i: number, all: readonly SpecialDay[]): FieldProblem[] {
  const field = `specialDays.${i}`;
  const isTwin = all.some(
    (other, j) => j < i && other.date === special.date && other.fulfilment === special.fulfilment,
  );
  return [
    ...unless(isDate(special.date), `${field}.date`, 'Bitte ein gültiges Datum angeben.'),
    ...unless(!isTwin, `${field}.date`, 'Für diesen Tag gibt es schon einen Eintrag.'),
    ...rangesProblems(special.ranges, `${field}.ranges`),
  ];
}

function vacationProblems({ from, to }: Vacation, i: number): FieldProblem[] {
  const field = `vacations.${i}`;
  const areDates = isDate(from) && isDate(to);
  return [
    ...unless(areDates, field, 'Bitte gültige Tage angeben.'),
    ...unless(!areDates || from <= to, `${field}.to`, 'Der letzte Tag liegt vor dem ersten.'),
  ];
}

const holidayProblems = ({ land, rule, ranges }: HolidaySettings): FieldProblem[] => [
  ...unless(rule === 'normal' || land !== null, 'holidays.land', 'Bitte das Bundesland auswählen.'),
  ...unless(
    rule !== 'ranges' || ranges.length > 0,
    'holidays.ranges',
    'Bitte die Zeiten an Feiertagen eintragen.',
  ),
  ...(rule === 'ranges' ? rangesProblems(ranges, 'holidays.ranges') : []),
];

function seasonProblems({ shopStartDay: start, shopCloseDay: end }: OpeningSettings): FieldProblem[] {
  const message = 'Bitte ein gültiges Datum angeben.';
  return [
    ...unless(!start || isDate(start), 'shopStartDay', message),
    ...unless(!end || isDate(end), 'shopCloseDay', message),
    ...unless(!start || !end || start <= end, 'shopCloseDay', 'Der letzte Tag liegt vor dem ersten.'),
  ];
}

const timingProblems = (settings: OpeningSettings): FieldProblem[] => [
  ...unless(
    isWhole(settings.deliveryTime.from, MAX_DELIVERY_MINUTES) &&
      isWhole(settings.deliveryTime.to, MAX_DELIVERY_MINUTES),
    'deliveryTime',
    `Bitte Minuten von 0 bis ${MAX_DELIVERY_MINUTES} angeben.`,
  ),
  ...unless(
    settings.deliveryTime.from <= settings.deliveryTime.to,
    'deliveryTime.to',
    'Die längste Lieferzeit ist kürzer als die kürzeste.',
  ),
  ...FULFILMENTS.flatMap((way) =>
    unless(
      isWhole(settings.leadMinutes[way], MAX_LEAD_MINUTES),
      `leadMinutes.${way}`,
      `Bitte Minuten von 0 bis ${MAX_LEAD_MINUTES} angeben.`,
    ),
  ),
  ...unless(
    isWhole(settings.lastOrderMinutes, MAX_LAST_ORDER_MINUTES),
    'lastOrderMinutes',
    `Bitte Minuten von 0 bis ${MAX_LAST_ORDER_MINUTES} angeben.`,
  ),
  ...unless(
    isWhole(settings.preorderMaxDays, MAX_PREORDER_DAYS),
    'preorderMaxDays',
    `Bitte Tage von 0 bis ${MAX_PREORDER_DAYS} angeben.`,
  ),
];

const slotProblems = ({
  stepMinutes,
  firstOffsetMinutes,
  maxOrders,
  maxItems,
}: SlotSettings): FieldProblem[] => [
  ...unless(
    SLOT_STEPS.includes(stepMinutes),
    'slots.stepMinutes',
    `Bitte ${SLOT_STEPS.slice(0, -1).join(', ')} oder ${SLOT_STEPS.at(-1)} Minuten wählen.`,
  ),
  ...unless(
    isWhole(firstOffsetMinutes, MAX_LAST_ORDER_MINUTES),
    'slots.firstOffsetMinutes',
    `Bitte Minuten von 0 bis ${MAX_LAST_ORDER_MINUTES} angeben.`,
  ),
  ...unless(isCap(maxOrders), 'slots.maxOrders', 'Bitte mindestens 1 angeben oder das Feld leer lassen.'),
  ...unless(isCap(maxItems), 'slots.maxItems', 'Bitte mindestens 1 angeben oder das Feld leer lassen.'),
];

const isCap = (value: number | null): boolean =>
  value === null || (isWhole(value, MAX_PER_SLOT) && value > 0);

const isWhole = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

const unless = (isFine: boolean, field: string, message: string): FieldProblem[] =>
  isFine ? [] : [{ field, message }];
