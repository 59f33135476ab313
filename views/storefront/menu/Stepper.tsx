import { Icon } from '../lib/Icon';
import { usePageSentences } from '../lib/words/sentences.menu-page';

/** What a plus becomes once its dish is in the basket, and what is said about it. */
export function Stepper() {
  const { basket, menu } = usePageSentences();
  return (
    <template
      id="zaehler"
      data-count={basket.quantityOf('{name}')}
      data-less={basket.oneLess('{name}')}
      data-more={basket.oneMore('{name}')}
      data-inside={menu.inBasket('{name}', '{count}')}
      data-gone={menu.outOfBasket('{name}')}
    >
      <span className="step" role="group">
        <button type="button" data-step="-1">
          <Icon name="minus" small />
        </button>
        <output />
        <button type="button" data-step="1">
          <Icon name="plus" small />
        </button>
      </span>
    </template>
  );
}
