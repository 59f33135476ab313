import { Icon } from './Icon';
import { softHyphens } from './words/soft-hyphens';

/** The head of every page after the menu: one way back, and whose page it is. */
export const Top = ({ shop, href, label }: { shop: string; href: string; label: string }) => (
  <header className="top">
    <div className="top__row">
      <a className="round round--plain" href={href} aria-label={label} title={label}>
        <Icon name="back" />
      </a>
      <span className="display">{softHyphens(shop)}</span>
    </div>
  </header>
);
