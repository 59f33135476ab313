import type { Salutation } from '../../shared/voice.types.js';
import { NETWORK_RULES } from './networks.rules.js';
import type { Network, PostFacts, PostTemplate } from './social.types.js';

/** More are refused by Instagram, and help nowhere. */
const MOST_TAGS = 5;

export interface Place {
  name: string;
  city: string;
  /** Where guests order. */
  link: string;
  salutation: Salutation;
}

type Sentence = (facts: PostFacts, place: Place) => string[];

const priced = ({ title, note }: PostFacts): string => (note ? `${title}, ${note}` : title);
const order = ({ link, salutation }: Place): string =>
  salutation === 'sie' ? `Hier bestellen Sie: ${link}` : `Hier bestellst du: ${link}`;
const your = ({ salutation }: Place): string => (salutation === 'sie' ? 'Sie' : 'dich');

const BODY: Record<PostTemplate, Sentence> = {
  dish: (facts, place) => [`Heute bei uns: ${priced(facts)}.`, sentence(facts.description), order(place)],
  newDish: (facts, place) => [
    `Neu auf der Karte: ${priced(facts)}.`,
    sentence(facts.description),
    order(place),
  ],
  campaign: (facts, place) => [facts.title, facts.description].map(sentence).concat(order(place)),
  hours: ({ lines }, place) => [
    `Wir sind für ${your(place)} da:\n${lines.join('\n')}`,
    `${place.name} freut sich auf ${your(place)}.`,
    order(place),
  ],
  holidays: ({ lines, note }, place) => [
    lines.length > 0
      ? `Bitte beachten:\n${lines.join('\n')}`
      : 'In den nächsten Wochen sind wir wie gewohnt da.',
    sentence(note),
    order(place),
  ],
};

/** What ends in a word gets its full stop; a smiley or a mark of its own ends a line as well. */
const sentence = (text: string): string =>
  /[\p{L}\p{M}\p{N})%€]["“”»«]?$/u.test(text.trim()) ? `${text.trim()}.` : text;

/** A whole post without a language model; what is empty is left out. */
export function templateText(
  template: PostTemplate,
  facts: PostFacts,
  place: Place,
  network: Network,
): string {
  return joined([...BODY[template](facts, place), tagsFor(facts, place, network)]);
}

/** What a language model wrote, with what no model is asked for: where to order, and the hashtags. */
export const writtenText = (body: string, facts: PostFacts, place: Place, network: Network): string =>
  joined([body, order(place), tagsFor(facts, place, network)]);

const joined = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join('\n\n');

const tagsFor = (facts: PostFacts, place: Place, network: Network): string =>
  NETWORK_RULES[network].hashtags > 0 ? hashtagsFor(facts, place).join(' ') : '';

/** '#MargheritaPizza #Köln': what it is about and where it is to be had first, none twice. */
export function hashtagsFor({ topics }: PostFacts, { name, city }: Pick<Place, 'name' | 'city'>): string[] {
  const known = new Set<string>();
  return [...topics.slice(0, 2), name, city && `essen in ${city}`, city, ...topics.slice(2)]
    .map(hashtagOf)
    .filter((tag) => tag !== '' && !known.has(tag.toLowerCase()) && known.add(tag.toLowerCase()))
    .slice(0, MOST_TAGS);
}

/** Words grow together, each with a capital; figures alone are no hashtag anywhere. */
function hashtagOf(text: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /\p{L}/u.test(joined) && joined.length <= 40 ? `#${joined}` : '';
}
