import { IconAlertTriangle } from '@tabler/icons-react';
import board from './Board.module.css';
import { PLACE_TITLE, PLACES, type Place } from './board.rules';
import tabs from './Tabs.module.css';

interface TabsProps {
  tab: Place;
  choose: (tab: Place) => void;
  countOf: (place: Place) => number;
  /** A payment came to nothing there, and somebody has to say how it goes on. */
  isBounced: (place: Place) => boolean;
}

/** Where there is no room for all columns. */
export const Tabs = ({ tab, choose, countOf, isBounced }: TabsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons that switch columns
  <div className={tabs.tabs} role="group" aria-label="Spalten">
    {PLACES.map((place) => (
      <button
        key={place}
        type="button"
        data-place={place}
        data-right={place === (tab === 'new' ? 'working' : tab) || undefined}
        aria-pressed={tab === place}
        onClick={() => choose(place)}
      >
        {isBounced(place) && (
          <IconAlertTriangle className={tabs.bounced} size={18} role="img" aria-label="Zahlung geplatzt:" />
        )}
        {PLACE_TITLE[place]}
        <span className={board.count} data-hot={place === 'new' && countOf(place) > 0 ? true : undefined}>
          {countOf(place)}
        </span>
      </button>
    ))}
  </div>
);
