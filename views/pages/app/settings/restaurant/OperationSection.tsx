import { Alert, Switch, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Part } from './Part';
import classes from './Settings.module.css';
import type { Settings } from './useSettings';

interface OperationSectionProps {
  settings: Settings;
  /** What keeps the shop from being switched on. */
  missing: string | null;
}

export function OperationSection({ settings, missing }: OperationSectionProps) {
  const { form, shop, problems, changeSettings } = settings;
  const { shopEnabled, menuOnly, shopStartDay, shopCloseDay } = form.settings;
  const isStoredOff = !shop.settings.shopEnabled;

  return (
    <Part id="betrieb" lead="Ob Gäste bestellen können, und von wann bis wann es das Restaurant gibt.">
      <div className={classes.switches}>
        <Switch
          label="Shop eingeschaltet"
          description="Ausgeschaltet sehen Gäste die Karte, können aber nichts bestellen."
          checked={shopEnabled}
          error={problems.shopEnabled}
          onChange={({ currentTarget }) => changeSettings({ shopEnabled: currentTarget.checked })}
        />
        {missing && isStoredOff && (
          <Alert color="lilac" icon={<IconInfoCircle aria-hidden />}>
            {missing} Unter <a href="/app/dashboard">Tresen</a> steht, wo du es erledigst.
          </Alert>
        )}
        <Switch
          label="Nur Speisekarte"
          description="Die Karte bleibt sichtbar, der Warenkorb verschwindet."
          checked={menuOnly}
          onChange={({ currentTarget }) => changeSettings({ menuOnly: currentTarget.checked })}
        />
      </div>
      <h3 className={classes.subtitle}>Saison</h3>
      <div className={classes.fields}>
        <TextInput
          type="date"
          label="Erster Tag"
          description="Davor gibt es keine Bestellungen. Leer: schon immer."
          value={shopStartDay ?? ''}
          error={problems.shopStartDay}
          onChange={({ currentTarget }) => changeSettings({ shopStartDay: currentTarget.value || null })}
        />
        <TextInput
          type="date"
          label="Letzter Tag"
          description="Danach gibt es keine Bestellungen mehr. Leer: kein Ende."
          value={shopCloseDay ?? ''}
          error={problems.shopCloseDay}
          onChange={({ currentTarget }) => changeSettings({ shopCloseDay: currentTarget.value || null })}
        />
      </div>
    </Part>
  );
}
