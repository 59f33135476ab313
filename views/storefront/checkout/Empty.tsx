import { useSentences } from '../lib/words/Voice';

export function Empty({ menu }: { menu: string }) {
  const { checkout: words } = useSentences();
  return (
    <div className="empty">
      <p>{words.empty}</p>
      <a className="button" href={menu}>
        {words.toMenu}
      </a>
    </div>
  );
}
