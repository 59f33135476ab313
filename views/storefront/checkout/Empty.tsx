import { Icon } from '../lib/Icon';
import { useSentences } from '../lib/words/Voice';

export function Empty({ menu }: { menu: string }) {
  const { checkout: words } = useSentences();
  return (
    <div className="card nothing">
      <Icon name="bag" />
      <p className="display">{words.empty}</p>
      <p className="small">{words.emptyHint}</p>
      <a className="button" href={menu}>
        {words.toMenu}
      </a>
    </div>
  );
}
