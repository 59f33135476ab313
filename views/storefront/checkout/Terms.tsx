import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Basket } from '../lib/basket/basket';
import { useSentences } from '../lib/words/Voice';

interface Props {
  links: StorefrontLinks;
  reuse: StorefrontShop['reuse'];
  fulfilment: Basket['fulfilment'];
}

/** What is agreed, and what the law wants told before; nothing here is ticked. */
export function Terms({ links, reuse, fulfilment }: Props) {
  const { checkout: words, footer } = useSentences();
  return (
    <div className="small terms">
      {reuse === 'offer' && <p>{footer.reuse}</p>}
      {reuse === 'ownContainer' && fulfilment === 'pickup' && <p>{footer.ownContainer}</p>}
      <p>
        {links.terms && (
          <>
            {words.termsApply.before} <a href={links.terms}>{words.termsApply.link}</a>
            {words.termsApply.after}{' '}
          </>
        )}
        {links.privacy && (
          <>
            {words.privacyIs.before} <a href={links.privacy}>{words.privacyIs.link}</a>
            {words.privacyIs.after}{' '}
          </>
        )}
        {words.contract} {words.noWithdrawal}
      </p>
    </div>
  );
}
