import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/menu.view';
import { OtherLanguage } from './OtherLanguage';
import { useSentences } from './Speech';

export function Footer({ shop, links }: { shop: StorefrontShop; links: StorefrontLinks }) {
  const { footer } = useSentences();
  return (
    <footer className="foot">
      <div className="foot__row">
        <address>
          <strong>{shop.name}</strong>
          <br />
          {shop.street}
          <br />
          {shop.postalCode} {shop.city}
          {shop.phone && (
            <>
              <br />
              <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
            </>
          )}
        </address>
        {shop.hours.length > 0 && (
          <div>
            <strong>{footer.hours}</strong>
            {shop.hours.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        )}
        <nav aria-label={footer.legal}>
          {links.imprint && <a href={links.imprint}>{footer.imprint}</a>}
          {links.privacy && <a href={links.privacy}>{footer.privacy}</a>}
          {links.terms && <a href={links.terms}>{footer.terms}</a>}
          <OtherLanguage links={links} />
        </nav>
      </div>
    </footer>
  );
}
