import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Basket } from '../lib/basket/basket';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useSentences } from '../lib/words/Voice';

interface Props {
  links: StorefrontLinks;
  reuse: StorefrontShop['reuse'];
  fulfilment: Basket['fulfilment'];
}

/** What is agreed, and what the law wants told before; nothing here is ticked. */
export function Terms({ links, reuse, fulfilment }: Props) {
  const words = useCheckoutWords();
  const { footer } = useSentences();
  return (
    <div className="summary__terms">
      <p>
        {links.terms && <Linked sentence={words.termsApply} href={links.terms} />}
        {links.privacy && <Linked sentence={words.privacyIs} href={links.privacy} />}
      </p>
      <p>
        {words.contract} {words.noWithdrawal}
      </p>
      {reuse === 'offer' && <p>{footer.reuse}</p>}
      {reuse === 'ownContainer' && fulfilment === 'pickup' && <p>{footer.ownContainer}</p>}
    </div>
  );
}

const Linked = ({
  sentence: { before, link, after },
  href,
}: {
  sentence: { before: string; link: string; after: string };
  href: string;
}) => (
  <>
    {before} <a href={href}>{link}</a>
    {after}{' '}
  </>
);
