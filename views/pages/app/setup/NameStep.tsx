import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import { useSending } from '../../../lib/form/sending';
import { useUnsaved } from '../../../lib/form/unsaved';
import { createShop, updateShop } from '../../../lib/session/shop';
import { focusFirst } from './focus';
import { thenTo } from './next-step';
import { StepFrame } from './StepFrame';

export function NameStep({ shop }: { shop: ShopView | null }) {
  const form = useForm({
    initialValues: { name: shop?.name ?? '' },
    validate: { name: (name) => (name.trim() ? null : 'Bitte den Namen des Restaurants eingeben.') },
  });

  const { busy, send } = useSending(form);
  useUnsaved(form.isDirty() && !busy ? { what: 'Einrichtung' } : null);

  const saveName = (name: string) =>
    shop ? updateShop({ name, version: shop.version }) : createShop({ name });
  const save = form.onSubmit(
    ({ name }) => void send(() => thenTo('contact', saveName(name))),
    focusFirst(form),
  );

  return (
    <StepFrame
      step="name"
      title="Wie heißt dein Restaurant?"
      lead="So steht es später über deiner Speisekarte und auf jedem Bon. Ändern kannst du alles auch danach noch."
      saving={busy}
      onSubmit={save}
    >
      <TextInput
        label="Name des Restaurants"
        placeholder="z. B. Trattoria Bella"
        autoComplete="organization"
        maxLength={80}
        required
        size="lg"
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
    </StepFrame>
  );
}
