import { TextInput } from '@mantine/core';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

export function Season({
  settings: { form, problems, changeSettings },
}: {
  settings: Settings<'exceptions'>;
}) {
  const { shopStartDay, shopCloseDay } = form.settings;

  return (
    <Section title="Saison" lead="Von wann bis wann es das Restaurant gibt.">
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
    </Section>
  );
}
