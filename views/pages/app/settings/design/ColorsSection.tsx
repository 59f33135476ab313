import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconRestore } from '@tabler/icons-react';
import { colorWarnings } from '../../../../../src/shop/design/color-check.rules';
import type { Colors, Design } from '../../../../../src/shop/restaurant/shop.types';
import { ColorInput } from '../../../../components/fields/ColorInput';
import { Section } from '../../../../components/frame/Section';
import classes from './Design.module.css';
import type { DesignEditing } from './useDesign';

const COLORS: { name: keyof Colors; label: string; hint: string }[] = [
  { name: 'primaryColor', label: 'Hauptfarbe', hint: 'Knöpfe und Links' },
  { name: 'secondaryColor', label: 'Zweite Farbe', hint: 'Markierungen' },
  { name: 'accentColor', label: 'Hintergrundton', hint: 'Leisten und Kästen' },
  { name: 'lightTextColor', label: 'Helle Schrift', hint: 'Auf der Hauptfarbe' },
  { name: 'darkTextColor', label: 'Dunkle Schrift', hint: 'Auf hellem Grund' },
];
const HEX = /^#[0-9a-f]{6}$/i;

export function ColorsSection({ editing, defaults }: { editing: DesignEditing; defaults: Design }) {
  const { design, problems, change, changeColors } = editing;

  return (
    <Section
      title="Farben"
      actions={
        <Button
          variant="default"
          leftSection={<IconRestore size={18} aria-hidden />}
          onClick={() => change({ colors: defaults.colors })}
        >
          Zurück zum Standard
        </Button>
      }
    >
      <div className={classes.colors}>
        {COLORS.map(({ name, label, hint }) => (
          <ColorInput
            key={name}
            label={label}
            description={hint}
            name={name}
            format="hex"
            withEyeDropper={false}
            value={design.colors[name]}
            error={problems[`colors.${name}`]}
            onChange={(color) => changeColors({ [name]: color })}
          />
        ))}
      </div>
      <Warnings colors={design.colors} />
    </Section>
  );
}

function Warnings({ colors }: { colors: Colors }) {
  const complete = Object.values(colors).every((color) => HEX.test(color));
  const warnings = complete ? colorWarnings(colors) : [];

  return (
    <div aria-live="polite">
      {warnings.length > 0 && (
        <Alert color="yellow" variant="light" mt="md" icon={<IconAlertTriangle aria-hidden />}>
          {warnings.map(({ color, sentence }) => (
            <p key={color} className={classes.warning}>
              {sentence}
            </p>
          ))}
        </Alert>
      )}
    </div>
  );
}
