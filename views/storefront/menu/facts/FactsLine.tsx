import type { StorefrontShop } from '../../../../src/storefront/shop/shop.view';
import { Icon } from '../../lib/Icon';
import { usePageSentences } from '../../lib/words/sentences.menu-page';

/** Open or not, and what each way takes: status.ts fills it in and finds its words here. */
export function FactsLine({ shop: { menuOnly, ways: offered } }: { shop: StorefrontShop }) {
  const { menu, facts, way, ways, footer } = usePageSentences();
  const mayPickUp = offered.includes('pickup');
  const opens = () => {
    if (!mayPickUp) return way.enterCode;
    return offered.length > 1 ? facts.change : `${ways.pickup}, ${footer.hours}`;
  };
  return (
    <div
      className="facts"
      id="status"
      data-state="unknown"
      data-pickup={ways.pickup}
      data-delivery={mayPickUp ? ways.delivery : ways.onlyDelivery}
      data-there={facts.there('{code}')}
      data-in={facts.within('{from}')}
      data-between={facts.between('{from}', '{to}')}
      data-minimum={facts.minimum('{amount}')}
      data-preorder={facts.preorder}
      data-only-menu={menuOnly ? menu.onlyToLookAt : menu.notSwitchedOn}
    >
      <p className="facts__text" role="status">
        <b id="status-satz">&nbsp;</b> <span id="status-wege">{menuOnly ? menu.onlyToLookAt : '\u00a0'}</span>
      </p>
      {!menuOnly && (
        <button type="button" className="facts__open" id="wege-aendern" aria-label={opens()}>
          <Icon name="forward" small />
        </button>
      )}
    </div>
  );
}
