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

export const OperationSection = (props: OperationSectionProps) => (
  <Part id="betrieb" lead="Ob Gäste bestellen können, und von wann bis wann es das Restaurant gibt.">
    <Switches {...props} />
    <h3 className={classes.subtitle}>Saison</h3>
    <Season settings={props.settings} />
  </Part>
);

function Switches({ settings: { form, shop, problems, changeSettings }, missing }: OperationSectionProps) {
  const { shopEnabled, menuOnly } = form.settings;
  const isStoredOff = !shop.settings.shopEnabled;

  return (
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
  );
}

function Season({ settings: { form, problems, changeSettings } }: Pick<OperationSectionProps, 'settings'>) {
  const { shopStartDay, shopCloseDay } = form.settings;

  return (
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
  );
}
