import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { Call } from './Call';
import { OpeningHours } from './OpeningHours';
import { OtherLanguage } from './OtherLanguage';
import { Socials } from './Socials';
import { StartNotes } from './StartNotes';
import { usePageSentences } from './words/sentences.menu-page';

export function Footer({ shop, links }: { shop: StorefrontShop; links: StorefrontLinks }) {
  const { footer } = usePageSentences();
  return (
    <footer className="foot">
      <div className="foot__row">
        <address>
          <strong>{shop.name}</strong>
          {shop.street}
          <br />
          {shop.postalCode} {shop.city}
          {shop.phone && (
            <>
              <br />
              <Call {...shop} />
            </>
          )}
        </address>
        <OpeningHours shop={shop} />
        <StartNotes shop={shop} />
        <Socials socials={shop.socials} />
        <nav aria-label={footer.legal}>
          {shop.vouchers && <a href={links.voucher}>{footer.voucher}</a>}
          {links.imprint && <a href={links.imprint}>{footer.imprint}</a>}
          {links.privacy && <a href={links.privacy}>{footer.privacy}</a>}
          {links.terms && <a href={links.terms}>{footer.terms}</a>}
          {shop.withdraws ? (
            <a className="foot__withdraw" href={links.withdraw}>
              {footer.withdraw}
            </a>
          ) : (
            <a href={links.withdrawal}>{footer.withdrawal}</a>
          )}
          <a href={links.accessibility}>{footer.accessibility}</a>
          <OtherLanguage links={links} />
        </nav>
      </div>
    </footer>
  );
}
