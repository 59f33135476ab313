import { Radio, TextInput } from '@mantine/core';
import { DISPLAY_FONTS } from '../../../../../src/shop/restaurant/shop.types';
import { Section } from '../../../../components/frame/Section';
import classes from './Design.module.css';
import type { DesignEditing } from './useDesign';

export function WordsSection({ editing: { design, problems, change } }: { editing: DesignEditing }) {
  return (
    <Section title="Worte und Schrift">
      <div className={classes.stack}>
        <TextInput
          label="Überschrift"
          description="Steht unter dem Namen des Restaurants."
          name="headline"
          maxLength={120}
          value={design.headline}
          error={problems.headline}
          onChange={({ currentTarget }) => change({ headline: currentTarget.value })}
        />
        <Radio.Group
          label="Anrede"
          description="So spricht der Shop mit euren Gästen: auf allen Seiten, in Mails und Meldungen und in den erzeugten Rechtstexten. Selbst geschriebene Texte bleiben, wie sie sind."
          value={design.salutation}
          onChange={(value) => change({ salutation: value === 'sie' ? 'sie' : 'du' })}
        >
          <div className={classes.radios}>
            <Radio value="du" label="du: „Deine Rechte“" />
            <Radio value="sie" label="Sie: „Ihre Rechte“" />
          </div>
        </Radio.Group>
        <Radio.Group
          label="Schrift der Überschriften"
          description="So stehen der Name und die Rubriken da. Alles andere bleibt in der Schrift, die Gäste von ihrem Gerät kennen."
          value={design.font}
          onChange={(value) => change({ font: DISPLAY_FONTS.find((font) => font === value) })}
        >
          <div className={classes.radios}>
            <Radio value="fraunces" label="Fraunces: warm, mit Serifen" />
            <Radio value="poppins" label="Poppins: rund und klar" />
            <Radio value="oswald" label="Oswald: schmal und kräftig" />
          </div>
        </Radio.Group>
      </div>
    </Section>
  );
}
