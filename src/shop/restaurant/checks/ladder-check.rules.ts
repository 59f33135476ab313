import type { FieldProblem } from '../../../shared/field-problem.js';
import type { LadderMinutes } from '../shop.types.js';

const TOO_EARLY = 'Abgelehnt wird zuletzt: Bitte später als Nachricht und Mail.';

/** Nobody is turned away before everybody was called. */
export const ladderProblems = ({ push, mail, reject }: LadderMinutes): FieldProblem[] =>
  reject > 0 && reject <= Math.max(push, mail) ? [{ field: 'ladder.reject', message: TOO_EARLY }] : [];
