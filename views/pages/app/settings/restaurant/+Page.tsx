import type { RestaurantSettingsPage } from '../../../../../src/shop/settings/settings.view';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { AreasSection } from './areas/AreasSection';
import { History } from './History';
import { ExceptionsSection } from './hours/ExceptionsSection';
import { HoursSection } from './hours/HoursSection';
import { PauseSection } from './hours/PauseSection';
import { useNow } from './hours/useNow';
import { MasterData } from './MasterData';
import { OperationSection } from './OperationSection';
import { OrderingSection } from './OrderingSection';
import { OrdersSection } from './OrdersSection';
import { PartNavigation } from './PartNavigation';
import { SettingsConflict } from './SettingsConflict';
import { useSettings } from './useSettings';

export default function RestaurantSettings({
  shop,
  now: from,
  missing,
  history,
  map,
}: RestaurantSettingsPage) {
  const settings = useSettings(shop);
  const now = useNow(from);
  const { shopEnabled, pause } = settings.shop.settings;
  // While the shop is off nobody orders, so there is nothing to pause.
  const canPause = shopEnabled || pause !== null;

  return (
    <>
      <PageHeader title="Restaurant" lead="Wer ihr seid, wann ihr offen habt und wohin ihr liefert." />
      <PartNavigation without={canPause ? [] : ['pause']} />
      {canPause && <PauseSection settings={settings} now={now} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void settings.save();
        }}
      >
        <OperationSection settings={settings} missing={missing} />
        <HoursSection settings={settings} now={now} />
        <ExceptionsSection settings={settings} now={now} />
        <OrderingSection settings={settings} />
        <OrdersSection settings={settings} />
        <AreasSection settings={settings} now={now} map={map} />
        <MasterData settings={settings} />
        <SaveBar dirty={settings.dirty} saving={settings.saving} onReset={settings.reset} />
      </form>
      <History entries={history} />
      <SettingsConflict settings={settings} />
    </>
  );
}
