import type { PhoneDish, PhoneQuestion } from '../../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneLine } from '../../../../../src/shop/phone-order/phone-order.view';

type Options = PhoneLine['options'];
type Asked = Pick<PhoneQuestion, 'id' | 'min' | 'max'>;

/** In all of one question; the same extra twice counts twice. */
export const piecesIn = (options: Options, questionId: string): number =>
  options.filter(({ groupId }) => groupId === questionId).reduce((sum, { quantity }) => sum + quantity, 0);

export const piecesOf = (options: Options, { id }: Pick<PhoneQuestion, 'id'>, optionId: string): number =>
  options.find((one) => one.groupId === id && one.optionId === optionId)?.quantity ?? 0;

/** A radio forgets the answer before; a box that was ticked is empty again, and one that is full takes no more. */
export function withChoice(options: Options, question: Asked, optionId: string): Options {
  const { id: groupId, max } = question;
  const others = options.filter((one) => one.groupId !== groupId);
  const already = piecesOf(options, question, optionId);
  if (max > 1) return withPieces(options, question, optionId, already > 0 ? 0 : 1);
  if (already > 0 && question.min === 0) return others;
  return [...others, { groupId, optionId, quantity: 1 }];
}

/** So many of one extra, as far as the question has room for them. */
export function withPieces(options: Options, question: Asked, optionId: string, wanted: number): Options {
  const { id: groupId, max } = question;
  const isThis = (one: Options[number]) => one.groupId === groupId && one.optionId === optionId;
  const room = max - (piecesIn(options, groupId) - piecesOf(options, question, optionId));
  const quantity = Math.max(0, Math.min(wanted, room));
  if (quantity === 0) return options.filter((one) => !isThis(one));
  if (!options.some(isThis)) return [...options, { groupId, optionId, quantity }];
  return options.map((one) => (isThis(one) ? { ...one, quantity } : one));
}

export function missingChoice({ questions }: Pick<PhoneDish, 'questions'>, chosen: Options): string | null {
  return questions.find(({ id, min }) => piecesIn(chosen, id) < min)?.id ?? null;
}
