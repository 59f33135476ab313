import { useId } from 'react';
import { useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';
import { useRestaurant } from '../Restaurant';

interface Props {
  kind: 'dish' | 'drink';
  value: string;
  change: (note: string) => void;
}

export function WishField({ kind, value, change }: Props) {
  const { sheet } = useSentences();
  const { about } = useRestaurant().config;
  const id = useId();
  return (
    <div className="group wish">
      <Fold icon="pen" title={sheet.wish[kind]} open={value !== ''}>
        <label className="field">
          <span className="field__label">{sheet.wishLabel}</span>
          <textarea
            className="input"
            value={value}
            maxLength={140}
            rows={2}
            aria-describedby={about && id}
            onChange={(event) => change(event.target.value)}
          />
        </label>
        {about && (
          <p className="hint" id={id}>
            {sheet.noHealthData} {about.phoneLink ? <a href={about.phoneLink}>{about.phone}</a> : about.phone}
          </p>
        )}
      </Fold>
    </div>
  );
}
