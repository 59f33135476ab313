import { Alert, Switch } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

interface OperationSectionProps {
  settings: Settings<'orders'>;
  /** What keeps the shop from being switched on. */
  missing: string | null;
}

export function OperationSection({ settings, missing }: OperationSectionProps) {
  const { form, shop, problems, changeSettings } = settings;
  const { shopEnabled, menuOnly } = form.settings;
  const isStoredOff = !shop.settings.shopEnabled;

  return (
    <Section title="Shop an und aus">
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
    </Section>
  );
}
