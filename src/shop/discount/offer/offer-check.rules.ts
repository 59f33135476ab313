import type { FieldProblem } from '../../../shared/field-problem.js';
import { weekProblems } from '../../opening-hours/week-check.rules.js';
import type { DiscountEffect, DiscountScope } from '../discount.types.js';
import type { Placed } from '../rules/scope.rules.js';
import { isMeant } from '../rules/scope.rules.js';
import { isTypable, MOST_CODE_LETTERS } from './code.rules.js';
import type { OfferInput } from './offer.types.js';

/** What is wrong with an offer before it is kept. */
export function offerProblems(input: OfferInput, menu: readonly Placed[]): FieldProblem[] {
  return [
    ...codeProblems(input),
    ...effectProblems(input.effect),
    ...conditionProblems(input),
    ...scopeProblems(input, menu),
  ];
}

function codeProblems({ kind, code, series }: OfferInput): FieldProblem[] {
  if (kind === 'campaign')
    return code === null && series === 0 ? [] : [{ field: 'code', message: 'Eine Aktion hat keinen Code.' }];
  if (series > 0)
    return code === null
      ? []
      : [
          {
            field: 'code',
            message: 'Eine Serie hat keinen gemeinsamen Code: Jeder Gast bekommt einen eigenen.',
          },
        ];
  if (code !== null && isTypable(code)) return [];
  const message = `Bitte einen Code aus 3 bis ${MOST_CODE_LETTERS} Buchstaben und Ziffern eingeben.`;
  return [{ field: 'code', message }];
}

function effectProblems(effect: DiscountEffect): FieldProblem[] {
  if (effect.kind === 'percent' && !(effect.percent > 0 && effect.percent <= 100))
    return [{ field: 'effect.percent', message: 'Bitte einen Wert über 0 und bis 100 Prozent eingeben.' }];
  if (effect.kind === 'amount' && effect.cents <= 0)
    return [{ field: 'effect.cents', message: 'Bitte einen Betrag über 0,00 € eingeben.' }];
  if (effect.kind === 'buyGet' && !(effect.percent > 0 && effect.percent <= 100))
    return [{ field: 'effect.percent', message: 'Bitte einen Wert über 0 und bis 100 Prozent eingeben.' }];
  if (effect.kind !== 'set') return [];
  if (effect.parts.length === 0) return [{ field: 'effect.parts', message: 'Woraus besteht das Menü?' }];
  return effect.parts.flatMap(({ scope }, i) =>
    isNarrow(scope) ? [] : [{ field: `effect.parts.${i}`, message: 'Bitte Kategorien oder Speisen wählen.' }],
  );
}

function conditionProblems({ conditions, effect, totalLimit, guestLimit }: OfferInput): FieldProblem[] {
  const { validFrom, validUntil, hours, fulfilments } = conditions;
  const problems: FieldProblem[] = [];
  if (validFrom && validUntil && validUntil <= validFrom)
    problems.push({ field: 'conditions.validUntil', message: 'Das Ende liegt vor dem Beginn.' });
  if (hours) problems.push(...weekProblems(hours, 'conditions.hours'));
  if (effect.kind === 'freeDelivery' && fulfilments.length > 0 && !fulfilments.includes('delivery'))
    problems.push({
      field: 'conditions.fulfilments',
      message: 'Kostenlose Lieferung gibt es nur für Lieferungen.',
    });
  if (totalLimit !== null && guestLimit !== null && guestLimit > totalLimit)
    problems.push({ field: 'guestLimit', message: 'Ein Gast kann nicht öfter einlösen als alle zusammen.' });
  return problems;
}

/** An offer nobody could ever have is a mistake; one for a dish that has gone in the meantime as well. */
function scopeProblems({ effect, scope }: OfferInput, menu: readonly Placed[]): FieldProblem[] {
  if (effect.kind === 'freeDelivery' || effect.kind === 'set') return [];
  if (effect.kind === 'freeItem' && !isNarrow(scope))
    return [{ field: 'scope', message: 'Bitte wählen, was es kostenlos gibt.' }];
  return menu.some((dish) => isMeant(scope, dish))
    ? []
    : [{ field: 'scope', message: 'Keine Speise der Karte ist gemeint. Bitte die Auswahl prüfen.' }];
}

const isNarrow = ({ categoryIds, productIds }: DiscountScope): boolean =>
  categoryIds.length > 0 || productIds.length > 0;
