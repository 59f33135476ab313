import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { Call } from '../lib/Call';
import { usePageSentences } from '../lib/words/sentences.menu-page';

/** Hides what needs a script; the policy of the page names it by hash. */
export const WITHOUT_SCRIPT =
  '.plus,.facts:has(.facts__open),.facts b,.bar .ways,.bar__open,.find,.bar__filter,.side{display:none!important}.dish__price--short .dish__size,.dish__price--short .dish__measure{display:inline!important}.dish__from{display:none}.dish__about{display:block}.dish__open{cursor:auto}.bar .tabs{grid-column:1/-1}.dishes--later{display:none}';

export function NoScript({ shop }: { shop: StorefrontShop }) {
  const { menu } = usePageSentences();
  return (
    <noscript>
      <style>{WITHOUT_SCRIPT}</style>
      {!shop.menuOnly && (
        <p className="wrap noscript">
          {shop.phone ? menu.withoutScriptCall : menu.withoutScript} {shop.phone && <Call {...shop} />}
        </p>
      )}
    </noscript>
  );
}
