import type { MapView } from '../../../../../src/shop/settings/settings.view';
import { AreasSection } from './areas/AreasSection';
import { ExceptionsSection } from './hours/ExceptionsSection';
import { MasterData } from './MasterData';
import { OrderingSection } from './OrderingSection';
import { OrdersSection } from './OrdersSection';
import type { Settings } from './useSettings';

interface MoreSectionsProps {
  settings: Settings;
  now: Date;
  map: MapView;
}

export default function MoreSections({ settings, now, map }: MoreSectionsProps) {
  return (
    <>
      <ExceptionsSection settings={settings} now={now} />
      <OrderingSection settings={settings} />
      <OrdersSection settings={settings} />
      <AreasSection settings={settings} now={now} map={map} />
      <MasterData settings={settings} />
    </>
  );
}
