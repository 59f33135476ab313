import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPosition, parsePosition } from '../../../../../../src/shop/delivery/position-text.rules';
import { postalCodeOf } from '../../../../../../src/shop/delivery/street.rules';
import classes from './Areas.module.css';
import type { Zones } from './useZones';

const NOTHING = { code: '', place: '' };

/** Where a postal code lies, for towns with several of them: the table knows no middle there. */
export function PlacedCodes({ zones, problem }: { zones: Zones; problem?: string }) {
  const [typed, setTyped] = useState(NOTHING);
  const code = postalCodeOf(typed.code);
  const place = parsePosition(typed.place);
  const unreadable = typed.place.trim() !== '' && place === null;

  function settle(): void {
    if (code === null || unreadable) return;
    if (place) zones.placeCode(code, place);
    else zones.startPlacing(code);
    setTyped(NOTHING);
  }

  const field = (key: keyof typeof NOTHING) => ({
    value: typed[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [key]: currentTarget.value }),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      settle();
    },
  });

  return (
    <section aria-labelledby="platzierte" className={classes.placed}>
      <h3 id="platzierte" className={classes.checkTitle}>
        Postleitzahlen auf der Karte
      </h3>
      <p className={classes.quiet}>
        Hat ein Ort mehrere Postleitzahlen, kennen wir ihre Mitte nicht. Setz die, zu denen ihr fahrt: Dann
        gelten dort auch Umkreise und gezeichnete Gebiete.
      </p>
      {zones.placedCodes.length > 0 && (
        <ul className={classes.codes}>
          {zones.placedCodes.map(({ code, position }) => (
            <li key={code}>
              <span title={formatPosition(position)}>{code}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${code} von der Karte nehmen`}
                onClick={() => zones.placeCode(code, null)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.pair}>
        <TextInput label="Postleitzahl für die Karte" inputMode="numeric" maxLength={7} {...field('code')} />
        <TextInput
          label="Breite und Länge"
          placeholder="oder auf der Karte"
          error={(unreadable && 'Bitte Breite und Länge wie 52.5004, 13.4049 eingeben.') || problem}
          {...field('place')}
        />
      </div>
      <Button variant="default" disabled={code === null || unreadable} onClick={settle}>
        {place ? 'Eintragen' : 'Auf der Karte setzen'}
      </Button>
    </section>
  );
}
