import type { Network } from './social.types.js';

interface NetworkRule {
  label: string;
  /** The most characters a post may have. */
  most: number;
  /** What is read before "mehr". */
  seen: number;
  /** The most hashtags; 0 where they do nothing. */
  hashtags: number;
}

export const NETWORK_RULES: Record<Network, NetworkRule> = {
  instagram: { label: 'Instagram', most: 2_200, seen: 125, hashtags: 5 },
  facebook: { label: 'Facebook', most: 63_206, seen: 480, hashtags: 30 },
  whatsapp: { label: 'WhatsApp-Status', most: 700, seen: 700, hashtags: 0 },
  google: { label: 'Google-Profil', most: 1_500, seen: 80, hashtags: 0 },
};

/** As the networks count: an umlaut is one, an emoji as many as it is made of, a link all its characters. */
export const lengthOf = (text: string): number => Array.from(text.normalize('NFC')).length;

/** Not what stands behind "#" in an address, and not figures alone. */
const HASHTAG = /(?<![\p{L}\p{N}_/&?=])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu;
export const hashtagsIn = (text: string): string[] => text.match(HASHTAG) ?? [];

/** What keeps a network from taking this text, in a sentence; null when it takes it. */
export function networkProblem(network: Network, text: string): string | null {
  const { label, most, hashtags } = NETWORK_RULES[network];
  const over = lengthOf(text) - most;
  if (over > 0) return `${label} nimmt höchstens ${count(most)} Zeichen. Es sind ${count(over)} zu viel.`;
  const tags = hashtagsIn(text).length;
  if (hashtags > 0 && tags > hashtags)
    return `${label} nimmt höchstens ${hashtags} Hashtags. Es sind ${tags}.`;
  return null;
}

const count = (value: number): string => new Intl.NumberFormat('de-DE').format(value);
