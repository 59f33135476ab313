import { Button, NumberInput, SegmentedControl } from '@mantine/core';
import type { AreaMatch, Ring } from '../../../../../src/shop/delivery/delivery.types';
import { cornersOf } from '../../../../../src/shop/delivery/geo.rules';
import { orientationOf, placeNames } from '../../../../../src/shop/delivery/orientation.rules';
import { formatPosition } from '../../../../../src/shop/delivery/position-text.rules';
import type { PostalPlace } from '../../../../../src/shop/delivery/postal-code.types';
import { FieldError } from '../../../../components/fields/FieldError';
import { TagsInput } from '../../../../components/fields/Tags';
import classes from './Areas.module.css';
import type { AreaEditorProps } from './editor-props';

const KINDS = [
  { value: 'plz', label: 'PLZ' },
  { value: 'radius', label: 'Umkreis' },
  { value: 'polygon', label: 'Gezeichnet' },
];

/** How it is told whether an address lies in the area. */
export function MatchFields(props: AreaEditorProps) {
  const { area, zones } = props;

  function choose(kind: string): void {
    if (kind === area.match.type) return;
    const match: Record<string, AreaMatch> = {
      plz: { type: 'plz', codes: [] },
      radius: { type: 'radius', center: zones.home ?? [0, 0], km: 3 },
      polygon: { type: 'polygon', rings: [] },
    };
    const chosen = match[kind];
    if (chosen) zones.change(area.id, { match: chosen });
  }

  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={`${area.name}: Art des Gebiets`}
        data={KINDS}
        value={area.match.type}
        onChange={choose}
      />
      {area.match.type === 'plz' && <CodeFields {...props} match={area.match} />}
      {area.match.type === 'radius' && <RadiusFields {...props} match={area.match} />}
      {area.match.type === 'polygon' && <PolygonFields {...props} match={area.match} />}
    </>
  );
}

type Of<T extends AreaMatch['type']> = AreaEditorProps & { match: Extract<AreaMatch, { type: T }> };

function CodeFields({ area, zones, problems, match }: Of<'plz'>) {
  const field = `deliveryAreas.${zones.indexOf(area)}.match.codes`;
  const set = (part: Partial<typeof match>) => zones.change(area.id, { match: { ...match, ...part } });

  return (
    <>
      <TagsInput
        label="Postleitzahlen"
        description="Enter nach jeder, oder eine ganze Liste einfügen."
        inputMode="numeric"
        splitChars={[',', ';', ' ', '\n']}
        acceptValueOnBlur
        value={match.codes}
        error={problems[field]}
        onChange={(codes) => set({ codes: [...new Set(codes.map((code) => code.trim()))] })}
      />
      <TagsInput
        label="Straßen, die ihr auslasst"
        splitChars={[',', ';', '\n']}
        acceptValueOnBlur
        value={match.exceptStreets ?? []}
        onChange={(exceptStreets) => set({ exceptStreets })}
      />
    </>
  );
}

function RadiusFields({ area, zones, problems, match }: Of<'radius'>) {
  const field = `deliveryAreas.${zones.indexOf(area)}.match`;
  const isUnset = match.center[0] === 0 && match.center[1] === 0;

  return (
    <div className={classes.row}>
      <NumberInput
        label="Umkreis"
        suffix=" km"
        min={0.1}
        max={100}
        step={0.5}
        decimalScale={1}
        decimalSeparator=","
        allowNegative={false}
        value={match.km}
        error={problems[`${field}.km`]}
        onChange={(km) => zones.change(area.id, { match: { ...match, km: Number(km) || 0 } })}
      />
      <p className={classes.quiet}>
        Mittelpunkt: {isUnset ? 'noch nicht gesetzt, tippe auf die Karte' : formatPosition(match.center)}
      </p>
      <FieldError id={`${field}.center`}>{problems[`${field}.center`]}</FieldError>
      {zones.home && (
        <Button
          variant="default"
          size="sm"
          onClick={() => zones.home && zones.change(area.id, { match: { ...match, center: zones.home } })}
        >
          Restaurant als Mittelpunkt
        </Button>
      )}
    </div>
  );
}

function PolygonFields({ area, zones, problems, match }: Of<'polygon'>) {
  const field = `deliveryAreas.${zones.indexOf(area)}.match.rings`;
  const problem =
    problems[field] ?? Object.entries(problems).find(([path]) => path.startsWith(`${field}.`))?.[1];
  const corners = match.rings.reduce((sum, ring) => sum + cornersOf(ring).length, 0);

  return (
    <div className={classes.row}>
      <p className={classes.quiet} role="status">
        {corners === 0
          ? 'Setz die Ecken auf der Karte, mindestens drei.'
          : `${corners} ${corners === 1 ? 'Ecke' : 'Ecken'} gezeichnet.`}
      </p>
      {corners > 0 && (
        <Button
          variant="default"
          size="sm"
          onClick={() => zones.change(area.id, { match: { type: 'polygon', rings: [] } })}
        >
          Neu zeichnen
        </Button>
      )}
      <FieldError id={field}>{problem}</FieldError>
      <Around rings={match.rings} places={zones.places} />
    </div>
  );
}

/** No map of streets is asked from anybody, so the postal codes and towns around are what one can hold on to. */
function Around({ rings, places }: { rings: readonly Ring[]; places: readonly PostalPlace[] }) {
  const { inside, beside } = orientationOf(rings, places);

  return (
    <div className={classes.around}>
      <p className={classes.quiet}>
        Straßen kennt diese Karte nicht. Eine Adresse zählt dort, wo die Mitte ihrer Postleitzahl liegt.
      </p>
      {inside.length > 0 && (
        <p className={classes.quiet}>
          <strong>Darin:</strong> {placeNames(inside)}
        </p>
      )}
      {beside.length > 0 && (
        <p className={classes.quiet}>
          <strong>Daneben:</strong> {placeNames(beside)}
        </p>
      )}
    </div>
  );
}
