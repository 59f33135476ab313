import type { Salutation } from '../../shared/voice.types.js';
import { CLAIMS, FENCE, fenced, PLAIN } from '../texts/prompt.rules.js';
import type { ModelQuestion } from '../texts/texts.types.js';
import type { PostFacts } from './social.types.js';

const ADDRESS: Record<Salutation, string> = {
  du: 'Sprich die Gäste mit du oder ihr an.',
  sie: 'Sprich die Gäste mit Sie an.',
};

/** Neither the restaurant nor its address is told: both are added afterwards. */
export const describePost = (wish: string, facts: PostFacts, salutation: Salutation): ModelQuestion => ({
  system: [
    'Du schreibst Beiträge für die sozialen Netzwerke eines Restaurants in Deutschland: freundlich, konkret, ohne Übertreibung.',
    'Zwei bis vier Sätze auf Deutsch, höchstens 450 Zeichen, ohne Hashtags. Preise, Tage und Uhrzeiten nur so, wie sie in den Angaben stehen.',
    ADDRESS[salutation],
    PLAIN,
    CLAIMS,
    FENCE,
  ].join('\n'),
  user: [wish || 'Schreibe den Beitrag.', fenced(factsOf(facts))].join('\n\n'),
  maxTokens: 400,
});

const factsOf = ({ eyebrow, title, note, lines, description }: PostFacts): object => ({
  eyebrow,
  title,
  ...(note !== '' && { note }),
  ...(lines.length > 0 && { lines }),
  ...(description !== '' && { description }),
});
