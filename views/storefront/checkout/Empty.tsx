import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';

export function Empty({ menu }: { menu: string }) {
  const words = useCheckoutWords();
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
