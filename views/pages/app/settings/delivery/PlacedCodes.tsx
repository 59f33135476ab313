import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatPosition, parsePosition } from '../../../../../src/shop/delivery/position-text.rules';
import { postalCodeOf } from '../../../../../src/shop/delivery/street.rules';
import classes from './Areas.module.css';
import { UNREADABLE_PLACE } from './useAskedAddress';
import { useTyped } from './useTyped';
import type { Zones } from './useZones';

/** Where a postal code lies, for towns with several of them: the table knows no centre there. */
export function PlacedCodes({ zones, problem }: { zones: Zones; problem?: string }) {
  const { typed, field, clear } = useTyped({ code: '', place: '' }, settle);
  const code = postalCodeOf(typed.code);
  const place = parsePosition(typed.place);
  const unreadable = typed.place.trim() !== '' && place === null;

  function settle(): void {
    if (code === null || unreadable) return;
    if (place) zones.placeCode(code, place);
    else zones.startPlacing(code);
    clear();
  }

  return (
    <section aria-labelledby="platzierte" className={classes.placed}>
      <h3 id="platzierte" className={classes.checkTitle}>
        Postleitzahlen auf der Karte
      </h3>
      <p className={classes.quiet}>
        Hat ein Ort mehrere Postleitzahlen, kennen wir ihre Mitte nicht. Setz die, zu denen ihr fahrt: Dann
        gelten dort auch Umkreise und gezeichnete Gebiete.
      </p>
      {zones.placedCodes.length > 0 && <CodeList zones={zones} />}
      <div className={classes.pair}>
        <TextInput label="Postleitzahl für die Karte" inputMode="numeric" maxLength={7} {...field('code')} />
        <TextInput
          label="Breite und Länge"
          placeholder="oder auf der Karte"
          error={(unreadable && UNREADABLE_PLACE) || problem}
          {...field('place')}
        />
      </div>
      <Button variant="default" disabled={code === null || unreadable} onClick={settle}>
        {place ? 'Eintragen' : 'Auf der Karte setzen'}
      </Button>
    </section>
  );
}

const CodeList = ({ zones }: { zones: Zones }) => (
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
);
