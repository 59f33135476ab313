import { initialsOf } from '../../../src/storefront/menu/initials.rules';
import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { OtherLanguage } from '../lib/OtherLanguage';
import { isPlaceholder } from '../lib/placeholder';
import { useSentences } from '../lib/words/Voice';

export function Header({ shop, links }: { shop: StorefrontShop; links: StorefrontLinks }) {
  const { menu, footer } = useSentences();
  return (
    <header className="head">
      <TitleImage src={shop.titleImage} />
      <div className="head__card">
        <Logo shop={shop} />
        <div>
          <h1 lang="de">{shop.name}</h1>
          <p className="head__headline" lang="de">
            {shop.headline}
          </p>
          <p className="state" id="status" role="status" data-state="unknown">
            <span id="status-satz">{shop.menuOnly ? menu.onlyToLookAt : ' '}</span>
          </p>
          <p className="head__links small">
            {!shop.menuOnly && <a href="#bezahlen-und-liefern">{footer.payAndDeliver}</a>}
            <OtherLanguage links={links} />
          </p>
        </div>
      </div>
    </header>
  );
}

/** A picture for the mood; the name beside it says all there is to read. Without one the restaurant's colours do. */
function TitleImage({ src }: { src: string }) {
  if (isPlaceholder(src)) return <div className="head__title head__title--plain" />;
  return <img className="head__title" src={src} alt="" fetchPriority="high" width="1600" height="600" />;
}

function Logo({ shop: { logo, name } }: { shop: StorefrontShop }) {
  if (!isPlaceholder(logo)) return <img className="head__logo" src={logo} alt="" width="72" height="72" />;
  return (
    <span className="head__logo head__logo--letters" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
