import { NativeSelect } from '@mantine/core';
import type { Arbitration, WindingUp } from '../../../../../src/shop/legal/legal.types';
import { Section } from '../../../../components/frame/Section';
import classes from './Imprint.module.css';
import { Text } from './Text';
import type { ImprintForm } from './useImprint';

const WINDING_UP: { value: WindingUp; label: string }[] = [
  { value: 'none', label: 'Nein' },
  { value: 'liquidation', label: 'Ja, in Liquidation' },
  { value: 'insolvency', label: 'Ja, Insolvenzverfahren eröffnet' },
];

const ARBITRATION: { value: Arbitration; label: string }[] = [
  { value: 'unwilling', label: 'Hinweis: keine Teilnahme an Schlichtungsverfahren' },
  { value: 'silent', label: 'Kein Hinweis (höchstens zehn Beschäftigte)' },
];

export function SpecialPart({ imprint }: { imprint: ImprintForm }) {
  const { data, change } = imprint;
  return (
    <Section title="Nur in manchen Fällen nötig">
      <div className={classes.grid}>
        <Text
          imprint={imprint}
          field="authority"
          label="Aufsichtsbehörde"
          description="Wo für den Betrieb eine Erlaubnis nötig ist, etwa zum Ausschank von Alkohol: das Amt, das sie erteilt hat."
          placeholder="Bezirksamt Friedrichshain-Kreuzberg, Ordnungsamt"
        />
        <Text
          imprint={imprint}
          field="responsible"
          label="Verantwortlich für redaktionelle Inhalte"
          description="Nur mit einem Blog oder Magazin: Name und Anschrift."
        />
        <NativeSelect
          label="Wird das Unternehmen aufgelöst?"
          name="windingUp"
          data={WINDING_UP}
          value={data.windingUp}
          onChange={({ currentTarget }) => change('windingUp', currentTarget.value as WindingUp)}
        />
        <NativeSelect
          label="Streitbeilegung (§ 36 VSBG)"
          name="arbitration"
          data={ARBITRATION}
          value={data.arbitration}
          onChange={({ currentTarget }) => change('arbitration', currentTarget.value as Arbitration)}
        />
      </div>
    </Section>
  );
}
