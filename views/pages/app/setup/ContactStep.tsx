import { SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import { showErrors } from '../../../lib/form/form';
import { updateShop } from '../../../lib/session/shop';
import { usePageUser } from '../../../lib/vike/page-context';
import classes from './ContactStep.module.css';
import { focusFirst } from './focus';
import { StepFrame } from './StepFrame';
import { pathOf, reachedBy } from './steps';

const EMPTY = 'Bitte ausfüllen.';

export function ContactStep({ shop }: { shop: ShopView }) {
  const [saving, setSaving] = useState(false);
  const user = usePageUser();
  const { street, postalCode, city } = shop.address;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      address: { street, postalCode, city },
      contact: { phone: shop.contact.phone, email: shop.contact.email || (user?.email ?? '') },
    },
    validate: {
      address: {
        street: (value) => (value.trim() ? null : EMPTY),
        postalCode: (value) =>
          /^\s*\d{5}\s*$/.test(value) ? null : 'Bitte gib eine fünfstellige Postleitzahl ein.',
        city: (value) => (value.trim() ? null : EMPTY),
      },
      contact: {
        phone: (value) =>
          /^\s*(\+|0)[\d\s()/.-]{4,}$/.test(value) ? null : 'Bitte gib eine gültige Telefonnummer ein.',
        email: (value) =>
          /^\s*\S+@\S+\.\S+\s*$/.test(value) ? null : 'Bitte gib eine gültige E-Mail-Adresse ein.',
      },
    },
  });

  const save = form.onSubmit(async (values) => {
    setSaving(true);
    const setupStep = reachedBy('hours', shop);
    const answer = await updateShop({ ...values, setupStep, version: shop.version });
    if (showErrors(form, answer)) await navigate(pathOf('hours'));
    setSaving(false);
  }, focusFirst(form));

  const field = (path: string) => ({ key: form.key(path), required: true, ...form.getInputProps(path) });

  return (
    <StepFrame
      step="contact"
      title="Wo finden dich deine Gäste?"
      lead="Die Adresse steht im Shop und auf den Belegen. Unter der Telefonnummer rufen Gäste an, wenn etwas unklar ist."
      saving={saving}
      onSubmit={save}
    >
      <TextInput
        label="Straße und Hausnummer"
        autoComplete="street-address"
        maxLength={120}
        {...field('address.street')}
      />
      <div className={classes.town}>
        <TextInput
          label="Postleitzahl"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...field('address.postalCode')}
        />
        <TextInput label="Ort" autoComplete="address-level2" maxLength={80} {...field('address.city')} />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextInput
          label="Telefon"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          {...field('contact.phone')}
        />
        <TextInput
          label="E-Mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...field('contact.email')}
        />
      </SimpleGrid>
    </StepFrame>
  );
}
