import { Radio } from '@mantine/core';
import { TIP_RECIPIENTS, type TipRecipient } from '../../../../../src/shop/restaurant/shop.types';
import { TIP_WORDS } from '../../../../../src/shop/settings/setting-words.rules';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

export const TipSection = ({
  settings: { form, problems, changeSettings },
}: {
  settings: Settings<'tax'>;
}) => (
  <Section
    title="Trinkgeld"
    lead="Trinkgeld an das Team ist kein Umsatz. Geht es an den Betrieb, steht es mit Umsatzsteuer auf dem Beleg."
  >
    <Radio.Group
      label="Trinkgeld aus dem Shop geht"
      value={form.settings.tipRecipient}
      error={problems.tipRecipient}
      onChange={(value) => changeSettings({ tipRecipient: value as TipRecipient })}
    >
      <div className={classes.choices}>
        {TIP_RECIPIENTS.map((key) => (
          <Radio key={key} value={key} label={TIP_WORDS[key]} />
        ))}
      </div>
    </Radio.Group>
  </Section>
);
