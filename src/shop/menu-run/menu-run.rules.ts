import type { Left, LeftWhy } from '../dish/bulk/reversal.types.js';
import type { MenuRun, RunKind, RunStep } from './menu-run.types.js';

/** A run that is pushed out by ten later ones cannot be taken back any more. */
export const KEPT_RUNS = 10;
export const MAX_LISTED = 50;

/** Of these runs, the latest first: those that are one too many. */
export const surplusOf = (runs: readonly Pick<MenuRun, 'id'>[]): string[] =>
  runs.slice(KEPT_RUNS).map(({ id }) => id);

type Begun = Pick<MenuRun, 'id' | 'shopId' | 'kind' | 'title' | 'at' | 'by'>;

export const runOf = (begun: Begun, steps: readonly RunStep[]): MenuRun => ({
  ...begun,
  changed: countOf(steps, 'changed'),
  added: countOf(steps, 'added'),
  removed: countOf(steps, 'removed'),
  takenBackAt: null,
  left: [],
  leftCount: 0,
});

const countOf = (steps: readonly RunStep[], kind: RunStep['kind']): number =>
  steps.filter((step) => step.kind === kind).length;

export const priceTitle = (percent: number): string =>
  `Preise um ${Math.abs(percent).toLocaleString('de-DE')} % ${percent < 0 ? 'gesenkt' : 'erhöht'}`;

export const WHY_TEXT: Record<LeftWhy, string> = {
  changed: 'seitdem geändert',
  gone: 'seitdem gelöscht',
  used: 'wird inzwischen gebraucht',
  category: 'die Kategorie von damals gibt es nicht mehr',
  room: 'kein Platz im Tarif',
};

const DONE: Record<RunKind, string> = {
  prices: 'Preise zurückgenommen',
  import: 'Import zurückgenommen',
};

/** What was taken back, and how much of it was not. */
export function takenBackText(kind: RunKind, left: readonly Left[]): string {
  if (left.length === 0) return DONE[kind];
  const [first] = left;
  const who =
    left.length === 1 && first ? `„${first.name}“ (${WHY_TEXT[first.why]})` : `${left.length} davon`;
  return `${DONE[kind]}, außer ${who}${left.length > 1 ? '. Welche, steht im Papierkorb' : ''}`;
}
