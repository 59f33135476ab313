import { english, german, type Sentences } from './sentences';
import { germanPage } from './sentences.menu-page.de';
import { englishPage } from './sentences.menu-page.en';
import { spoken } from './spoken';
import { useVoice } from './Voice';

const withPage = (shop: Sentences, page: ReturnType<typeof germanPage>) => ({
  ...shop,
  ...page,
  page: { ...shop.page, ...page.page },
  ways: { ...shop.ways, ...page.ways },
  footer: { ...shop.footer, ...page.footer },
  menu: { ...shop.menu, ...page.menu },
  facts: { ...shop.facts, ...page.facts },
});

export type PageSentences = ReturnType<typeof withPage>;

/** All that a page says when the server writes it. Guests load none of these tables: what a script says stands in `sentences.ts`. */
export const pageSentencesFor = spoken(
  (say) => withPage(german(say), germanPage(say)),
  withPage(english, englishPage),
);
export const usePageSentences = (): PageSentences => pageSentencesFor(useVoice());
