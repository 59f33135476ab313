import { Icon } from '../../lib/Icon';
import { usePageSentences } from '../../lib/words/sentences.menu-page';

/** One for the whole page: it opens where a dish's codes were tapped. */
export function CodeNames() {
  const { menu, page } = usePageSentences();
  return (
    <div className="names" id="codes-namen" popover="auto" role="dialog" aria-labelledby="codes-titel">
      <div className="names__head">
        <strong id="codes-titel" lang="de" data-title={menu.codesOf('{name}')} tabIndex={-1} />
        <button
          type="button"
          className="round round--plain"
          popoverTarget="codes-namen"
          popoverTargetAction="hide"
          aria-label={page.close}
        >
          <Icon name="close" small />
        </button>
      </div>
      <dl id="codes-liste" />
      <a className="link" href="#allergene" id="codes-alle">
        {menu.allCodes}
      </a>
    </div>
  );
}
