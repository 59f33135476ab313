import type { PageConfig } from '../config';

type Page = Pick<PageConfig, 'slug' | 'speech' | 'links'>;

const nameOf = (slug: string) => `tresen:language:${slug}`;

/** The language the menu was read in last. */
export function keepLanguage({ slug, speech }: Page): void {
  try {
    localStorage.setItem(nameOf(slug), speech.language);
  } catch {
    // Private windows may refuse; the links of the page carry the language anyhow.
  }
}

/**
 * The same page in the language of the menu, where the address was typed and names none; null where nothing is to change.
 * On other web space each language has files of its own, so there the address always names one.
 */
export function inKeptLanguage({ slug, speech, links }: Page, search: string): string | null {
  if (links.origin || search !== '') return null;
  const kept = readLanguage(slug);
  return kept && kept !== speech.language ? links.inLanguage[kept] : null;
}

function readLanguage(slug: string): 'de' | 'en' | null {
  try {
    const kept = localStorage.getItem(nameOf(slug));
    return kept === 'de' || kept === 'en' ? kept : null;
  } catch {
    return null;
  }
}
