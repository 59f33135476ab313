import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatPosition, parsePosition } from '../../../../../src/shop/delivery/position-text.rules';
import type { Settings } from '../form/useSettings';
import classes from './Areas.module.css';
import { UNREADABLE_PLACE } from './useAskedAddress';
import { HOME } from './usePlacing';
import type { Zones } from './useZones';

export function HomeField({ zones, settings }: { zones: Zones; settings: Settings<'delivery'> }) {
  const { position } = settings.form.settings;
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && typed.trim() !== '' && parsePosition(typed) === null;

  function settle(): void {
    if (typed === null || unreadable) return;
    zones.placeHome(parsePosition(typed));
    setTyped(null);
  }

  return (
    <div className={classes.row}>
      <TextInput
        label="Standort des Restaurants"
        placeholder={zones.home ? 'aus der Postleitzahl' : undefined}
        description="Breite und Länge: 52.5004, 13.4049"
        value={typed ?? (position ? formatPosition(position) : '')}
        error={(unreadable && UNREADABLE_PLACE) || settings.problems.position}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        className={classes.grow}
      />
      <Button variant="default" onClick={() => zones.startPlacing(HOME)} disabled={zones.placing === HOME}>
        Auf der Karte setzen
      </Button>
    </div>
  );
}
