import { Switch } from '@mantine/core';
import { Section } from '../../../components/frame/Section';
import type { PlanEditing } from './usePlan';

interface Props {
  editing: PlanEditing;
  onlineOnly: boolean;
}

/** What holds for every table. */
export function HouseRules({ editing: { plan, set }, onlineOnly }: Props) {
  return (
    <Section title="Für alle Tische">
      <Switch
        label="Erst fragen, wenn der Tisch nicht besetzt ist"
        description="Was von einem Tisch kommt, an den niemand Gäste gesetzt hat, wartet am Tresen auf die Annahme."
        checked={plan.askFirst}
        onChange={({ currentTarget }) => set({ askFirst: currentTarget.checked })}
      />
      <Switch
        mt="md"
        label="Pfand auch am Tisch"
        description="Aus: Flaschen, die im Haus bleiben, kosten kein Pfand."
        checked={plan.deposit}
        onChange={({ currentTarget }) => set({ deposit: currentTarget.checked })}
      />
      {onlineOnly && (
        <p>
          Gezahlt wird am Ende in deiner eigenen Kasse. Bestätige sie unter{' '}
          <a href="/app/settings/payment">Zahlung</a>, sonst kann am Tisch niemand bestellen.
        </p>
      )}
    </Section>
  );
}
