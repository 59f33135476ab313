import type { StorefrontLinks } from '../../../src/storefront/shop/shop.view';
import { usePageSentences } from './words/sentences.menu-page';
import { useVoice } from './words/Voice';

/** The same page in the other language; the link speaks it already. */
export function OtherLanguage({ links }: { links: StorefrontLinks }) {
  const other = useVoice().language === 'de' ? 'en' : 'de';
  return (
    <a className="language" href={links.inLanguage[other]} hrefLang={other} lang={other}>
      {usePageSentences().page.otherLanguage}
    </a>
  );
}
