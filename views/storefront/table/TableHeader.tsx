import type { TableSign } from '../../../src/storefront/pages/page.view';
import type { StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { OtherLanguage } from '../lib/OtherLanguage';
import { useTableWords } from '../lib/words/sentences.table';
import { softHyphens } from '../lib/words/soft-hyphens';

interface Props {
  shop: StorefrontShop;
  table: TableSign;
  links: StorefrontLinks;
}

/** Whose table it is; what can be done there comes with its script. */
export function TableHeader({ shop, table, links }: Props) {
  const words = useTableWords();
  return (
    <header className="head table">
      <div className="wrap">
        <p className="table__shop">
          <span className="display" lang="de">
            {softHyphens(shop.name)}
          </span>
          <OtherLanguage links={links} />
        </p>
        <h1>{table.label}</h1>
        <p className="table__lead">
          <span lang="de">{[table.name, table.room].filter(Boolean).join(' · ')}</span>
          {table.ordering ? ` – ${words.lead}` : ` – ${words.readOnly}`}
        </p>
        <div id="am-tisch" className="table__desk" />
      </div>
    </header>
  );
}
