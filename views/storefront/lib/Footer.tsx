import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/menu.view';

export function Footer({ shop, links }: { shop: StorefrontShop; links: StorefrontLinks }) {
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
            <strong>Öffnungszeiten</strong>
            {shop.hours.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        )}
        <nav aria-label="Rechtliches">
          {links.imprint && <a href={links.imprint}>Impressum</a>}
          {links.privacy && <a href={links.privacy}>Datenschutz</a>}
          {links.terms && <a href={links.terms}>AGB</a>}
        </nav>
      </div>
    </footer>
  );
}
