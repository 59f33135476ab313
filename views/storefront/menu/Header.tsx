import type { StorefrontShop } from '../../../src/storefront/menu.view';
import { useSentences } from '../lib/Speech';

export function Header({ shop }: { shop: StorefrontShop }) {
  const { menu } = useSentences();
  return (
    <header className="head">
      {/* A picture for the mood; the name beside it says all there is to read. */}
      <img
        className="head__title"
        src={shop.titleImage}
        alt=""
        fetchPriority="high"
        width="1600"
        height="600"
      />
      <div className="head__card">
        <img className="head__logo" src={shop.logo} alt="" width="72" height="72" />
        <div>
          <h1>{shop.name}</h1>
          <p className="head__headline">{shop.headline}</p>
          <p className="state" id="status" role="status" data-state="unknown">
            <span id="status-satz">{shop.menuOnly ? menu.onlyToLookAt : ' '}</span>
          </p>
        </div>
      </div>
    </header>
  );
}
