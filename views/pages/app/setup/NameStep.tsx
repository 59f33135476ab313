import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import { showErrors } from '../../../lib/form/form';
import { createShop, updateShop } from '../../../lib/session/shop';
import { focusFirst } from './focus';
import { StepFrame } from './StepFrame';
import { pathOf } from './steps';

export function NameStep({ shop }: { shop: ShopView | null }) {
  const [saving, setSaving] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: shop?.name ?? '' },
    validate: { name: (name) => (name.trim() ? null : 'Bitte den Namen des Restaurants eingeben.') },
  });

  const save = form.onSubmit(async ({ name }) => {
    setSaving(true);
    const answer = shop ? await updateShop({ name, version: shop.version }) : await createShop({ name });
    if (showErrors(form, answer)) await navigate(pathOf('contact'));
    setSaving(false);
  }, focusFirst(form));

  return (
    <StepFrame
      step="name"
      title="Wie heißt dein Restaurant?"
      lead="So steht es später über deiner Speisekarte und auf jedem Bon. Ändern kannst du alles auch danach noch."
      saving={saving}
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
