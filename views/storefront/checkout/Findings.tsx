import type { MouseEvent } from 'react';
import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import type { Finding } from './ordering/useFaults';

/** Everything that has to be looked at again, in one round; each leads to its field. */
export function Findings({ findings }: { findings: Finding[] }) {
  const { toCheck } = useCheckoutWords();
  if (findings.length === 0) return null;
  const lead = (event: MouseEvent, place: string) => {
    event.preventDefault();
    goTo(place);
  };
  return (
    <div className="note note--bad findings" role="alert" id={FINDINGS} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <b>{toCheck(findings.length)}</b>
        <ul>
          {findings.map(({ place, text }) => (
            <li key={place}>
              <a href={`#${place}`} onClick={(event) => lead(event, place)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const FINDINGS = 'zu-pruefen';

/** The focus moves once the page stands as it will; what is folded away unfolds first. */
export function goTo(place: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(place);
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  });
}
