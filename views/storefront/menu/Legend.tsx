import { Icon } from '../lib/Icon';
import { usePageSentences } from '../lib/words/sentences.menu-page';

export function Legend({ legend }: { legend: { code: string; name: string }[] }) {
  const { menu } = usePageSentences();
  if (legend.length === 0) return null;
  return (
    <details className="legend" id="allergene">
      <summary>
        {menu.legend}
        <Icon name="down" small />
      </summary>
      <dl>
        {legend.map(({ code, name }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
