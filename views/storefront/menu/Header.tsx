import { initialsOf } from '../../../src/storefront/menu/initials.rules';
import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { OtherLanguage } from '../lib/OtherLanguage';
import { Photo } from '../lib/Photo';
import { isPlaceholder } from '../lib/placeholder';
import { langOf } from '../lib/words/lang';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { softHyphens } from '../lib/words/soft-hyphens';
import { FactsLine } from './facts/FactsLine';

export function Header({ shop, links }: { shop: StorefrontShop; links: StorefrontLinks }) {
  const { footer } = usePageSentences();
  return (
    <header className="head">
      <div className="hero">
        <TitlePicture shop={shop} />
        <div className="wrap hero__row">
          <Logo shop={shop} />
          <div className="hero__name">
            <h1 lang="de">{softHyphens(shop.name)}</h1>
            {shop.headline && (
              <p className="hero__headline" lang={langOf(shop, 'headline')}>
                {shop.headline}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className="wrap head__row">
        <FactsLine shop={shop} />
        <p className="head__links">
          {!shop.menuOnly && (
            <a href="#bezahlen-und-liefern">
              {shop.ways.includes('delivery') ? footer.payAndDeliver : footer.payAndPickUp}
            </a>
          )}
          {shop.vouchers && <a href={links.voucher}>{footer.giveVoucher}</a>}
          <OtherLanguage links={links} />
        </p>
      </div>
    </header>
  );
}

/** A picture for the mood; the name on it says all there is to read. Without one the restaurant's colours do. */
function TitlePicture({ shop: { titlePicture, titleImage } }: { shop: StorefrontShop }) {
  if (titlePicture) {
    const size = { width: titlePicture.width, height: titlePicture.height };
    return (
      <Photo
        picture={{ ...titlePicture, alt: '' }}
        className="hero__picture"
        sizes="100vw"
        {...size}
        eager
        first
      />
    );
  }
  if (isPlaceholder(titleImage)) return null;
  return (
    <img className="hero__picture" src={titleImage} alt="" fetchPriority="high" width="1600" height="600" />
  );
}

function Logo({ shop: { logo, name } }: { shop: StorefrontShop }) {
  if (!isPlaceholder(logo)) return <img className="logo" src={logo} alt="" width="72" height="72" />;
  return (
    <span className="logo" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
