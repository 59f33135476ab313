import { Radio } from '@mantine/core';
import { REUSE, type Reuse } from '../../../../../src/shop/restaurant/shop.types';
import { REUSE_WORDS } from '../../../../../src/shop/settings/setting-words.rules';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

export const ReuseSection = ({
  settings: { form, problems, changeSettings },
}: {
  settings: Settings<'reuse'>;
}) => (
  <Section>
    <Radio.Group
      label="Wie ihr verpackt"
      description="Bis fünf Beschäftigte und 80 m² genügt es, mitgebrachte Behälter zu füllen."
      value={form.settings.reuse}
      error={problems.reuse}
      onChange={(value) => changeSettings({ reuse: value as Reuse })}
    >
      <div className={classes.choices}>
        {REUSE.map((key) => (
          <Radio key={key} value={key} label={REUSE_WORDS[key]} />
        ))}
      </div>
    </Radio.Group>
  </Section>
);
