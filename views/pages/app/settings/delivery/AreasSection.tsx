import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Position } from '../../../../../src/shop/delivery/delivery.types';
import type { PostalPlace } from '../../../../../src/shop/delivery/postal-code.types';
import { withPlaced } from '../../../../../src/shop/delivery/postal-table.rules';
import type { MapView } from '../../../../../src/shop/settings/settings.view';
import { allows, LEVEL } from '../../../../../src/shop/subscription/plans';
import { Section } from '../../../../components/frame/Section';
import { PlanLock } from '../../../../components/states/PlanLock';
import { api } from '../../../../lib/http/api';
import type { Settings } from '../form/useSettings';
import { AddressCheck } from './AddressCheck';
import { AreaList } from './AreaList';
import classes from './Areas.module.css';
import { HomeField } from './HomeField';
import { ImportButton } from './ImportButton';
import { ZoneMap } from './map/ZoneMap';
import { PlacedCodes } from './PlacedCodes';
import { PostalSourceNote } from './PostalSourceNote';
import { useZones } from './useZones';

interface AreasSectionProps {
  settings: Settings<'delivery'>;
  now: Date;
  map: MapView;
}

export function AreasSection({ settings, now, map }: AreasSectionProps) {
  const { position, placedCodes } = settings.form.settings;
  const places = withPlaced(usePlacesAround(position, map), placedCodes);
  const zones = useZones(settings, places);
  const isBooked = allows(settings.shop.subscription, LEVEL.starter);
  const [pin, setPin] = useState<Position | null>(null);

  return (
    <Section
      title="Liefergebiete"
      actions={
        isBooked && (
          <>
            <ImportButton zones={zones} />
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => zones.add([{}])}>
              Gebiet hinzufügen
            </Button>
          </>
        )
      }
    >
      {!isBooked && <PlanLock level={LEVEL.starter}>Liefergebiete gibt es</PlanLock>}
      <div className={classes.columns}>
        <div>
          <AreaList zones={zones} problems={settings.problems} />
          <AddressCheck zones={zones} now={now} onPin={setPin} />
          <PlacedCodes zones={zones} problem={settings.problems.placedCodes} />
        </div>
        <div className={classes.mapColumn} data-under-banner>
          <ZoneMap zones={zones} places={places} pin={pin} />
          <HomeField zones={zones} settings={settings} />
          <PostalSourceNote sources={map.sources} />
        </div>
      </div>
    </Section>
  );
}

/** The page came with the postal codes around the stored place; another place needs others. */
function usePlacesAround(position: Position | null, { places, sources }: MapView): PostalPlace[] {
  const [known, setKnown] = useState(places);
  const [lon, lat] = position ?? [null, null];
  const hasTable = sources.length > 0;

  useEffect(() => {
    if (!hasTable || lon === null || lat === null) return;
    const asking = new AbortController();
    void api
      .get<PostalPlace[]>(`/api/shop/postalCodes/around?lon=${lon}&lat=${lat}`, { signal: asking.signal })
      .then((answer) => answer.success && setKnown(answer.data));
    return () => asking.abort();
  }, [lon, lat, hasTable]);

  return known;
}
