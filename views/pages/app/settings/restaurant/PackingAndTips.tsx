import { Radio } from '@mantine/core';
import { REUSE_WORDS, TIP_WORDS } from '../../../../../src/shop/restaurant/setting-words.rules';
import {
  REUSE,
  type Reuse,
  TIP_RECIPIENTS,
  type TipRecipient,
} from '../../../../../src/shop/restaurant/shop.types';
import classes from './Settings.module.css';
import type { Settings } from './useSettings';

export function PackingAndTips({ settings: { form, problems, changeSettings } }: { settings: Settings }) {
  const { reuse, tipRecipient } = form.settings;

  return (
    <>
      <h3 className={classes.subtitle}>Verpackung</h3>
      <Radio.Group
        label="Mehrweg"
        description="Wer Essen in Einwegplastik oder Getränke in Einwegbechern verkauft, muss Mehrweg anbieten und im Shop darauf hinweisen. Bis fünf Beschäftigte und 80 m² genügt es, mitgebrachte Behälter zu füllen."
        value={reuse}
        error={problems.reuse}
        onChange={(value) => changeSettings({ reuse: value as Reuse })}
      >
        <div className={classes.choices}>
          {REUSE.map((key) => (
            <Radio key={key} value={key} label={REUSE_WORDS[key]} />
          ))}
        </div>
      </Radio.Group>

      <h3 className={classes.subtitle}>Trinkgeld</h3>
      <Radio.Group
        label="Trinkgeld aus dem Shop geht"
        description="Trinkgeld an das Team ist kein Umsatz. Geht es an den Betrieb, steht es mit Umsatzsteuer auf dem Beleg."
        value={tipRecipient}
        error={problems.tipRecipient}
        onChange={(value) => changeSettings({ tipRecipient: value as TipRecipient })}
      >
        <div className={classes.choices}>
          {TIP_RECIPIENTS.map((key) => (
            <Radio key={key} value={key} label={TIP_WORDS[key]} />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}
