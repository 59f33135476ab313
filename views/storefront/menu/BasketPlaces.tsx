import { usePageSentences } from '../lib/words/sentences.menu-page';

/** Beside the menu where there is room; the sheets' code fills it. */
export function BasketColumn() {
  const { basket } = usePageSentences();
  return (
    <aside className="side" id="korb" aria-label={basket.title}>
      <div className="side__wait">
        <h2>{basket.title}</h2>
        <p className="small">{basket.empty}</p>
      </div>
    </aside>
  );
}

/** Where there is no such room: how much is in the basket, and the way into it. */
export function BasketBar() {
  const { menu } = usePageSentences();
  return (
    <div className="tray" id="warenkorb-leiste" hidden>
      <p className="tray__note" id="warenkorb-hinweis" role="status" hidden />
      <button type="button" className="button button--wide button--split" id="warenkorb">
        <span className="tray__count" id="warenkorb-zahl">
          0
        </span>
        <span className="tray__words">{menu.toBasket}</span>
        <span className="price" id="warenkorb-summe" />
      </button>
    </div>
  );
}
