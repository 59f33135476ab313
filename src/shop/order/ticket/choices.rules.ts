import type { OptionQuestion, OrderLine, OrderOption } from '../../basket/basket.types.js';

/** The questions of the menu by their ids, as far as they are still asked: orders of older versions do not bring theirs. */
export type Questions = ReadonlyMap<string, OptionQuestion>;
const UNKNOWN: Questions = new Map();

/** One word that answers a question and says nothing without it. */
const ANSWER =
  /^(mit|ohne|ja|nein|viel|wenig|mehr|weniger|normal|extra|doppelt|halb|ganz|klein|mittel|groß|[\d\W]+)$/i;
const SMALL_LETTER = /^\p{Ll}/u;
const LEAVES_OUT = /^(ohne|keine?[nmrs]?)\s+\S/i;

/** What a cook has to do differently, on paper and on every screen: `- Ohne Basilikum`, `+ 2 x Oliven`, `Kohlensäure: ohne`. */
export const choicesOf = (
  { options, combo }: Pick<OrderLine, 'options' | 'combo'>,
  questions: Questions = UNKNOWN,
): string[] => options.map((option) => choiceOf(option, combo !== null, questions));

function choiceOf(option: OrderOption, isPart: boolean, questions: Questions): string {
  const { name, quantity, groupId } = option;
  const question = option.question ?? (groupId === null ? undefined : questions.get(groupId));
  const times = quantity > 1 ? `${quantity} x ` : '';
  if (LEAVES_OUT.test(name)) return `- ${name}`;
  if (isShort(name) && question) return `${labelOf(question.name)}: ${times}${lowered(name)}`;
  const isAnswer = question ? question.one : isPart || name.startsWith('½');
  return isAnswer ? `${times}${name}` : `+ ${times}${name}`;
}

const isShort = (name: string): boolean => ANSWER.test(name) || SMALL_LETTER.test(name);

const labelOf = (question: string): string => question.replace(/[\s?!:.…]+$/u, '');

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
