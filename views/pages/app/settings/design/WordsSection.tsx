import { Radio, TextInput } from '@mantine/core';
import { Section } from '../../../../components/frame/Section';
import classes from './Design.module.css';
import type { DesignEditing } from './useDesign';

export function WordsSection({ editing: { design, problems, change } }: { editing: DesignEditing }) {
  return (
    <Section title="Worte">
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
          description="So sprechen die erzeugten Rechtstexte Gäste an."
          value={design.salutation}
          onChange={(value) => change({ salutation: value === 'sie' ? 'sie' : 'du' })}
        >
          <div className={classes.radios}>
            <Radio value="du" label="du: „Deine Rechte“" />
            <Radio value="sie" label="Sie: „Ihre Rechte“" />
          </div>
        </Radio.Group>
      </div>
    </Section>
  );
}
