import type { StorefrontLinks } from '../../../src/storefront/shop/shop.view';
import { useSentences, useVoice } from './words/Voice';

/** The same page in the other language; the link speaks it already. */
export function OtherLanguage({ links }: { links: StorefrontLinks }) {
  const other = useVoice().language === 'de' ? 'en' : 'de';
  return (
    <a className="language" href={links.inLanguage[other]} hrefLang={other} lang={other}>
      {useSentences().page.otherLanguage}
    </a>
  );
}
