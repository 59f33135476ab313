import { SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import { useSending } from '../../../lib/form/sending';
import { useUnsaved } from '../../../lib/form/unsaved';
import { updateShop } from '../../../lib/session/shop';
import { usePageUser } from '../../../lib/vike/page-context';
import classes from './ContactStep.module.css';
import { focusFirst } from './focus';
import { thenTo } from './next-step';
import { StepFrame } from './StepFrame';
import { reachedBy } from './steps';

const matching = (pattern: RegExp, problem: string) => (value: string) =>
  pattern.test(value) ? null : problem;
const filled = matching(/\S/, 'Bitte ausfüllen.');

const CHECKS = {
  address: {
    street: filled,
    postalCode: matching(/^\s*\d{5}\s*$/, 'Bitte gib eine fünfstellige Postleitzahl ein.'),
    city: filled,
  },
  contact: {
    phone: matching(/^\s*\(?\s*(\+|0)[\d\s()/.–-]{4,}$/, 'Bitte gib eine gültige Telefonnummer ein.'),
    email: matching(/^\s*\S+@\S+\.\S+\s*$/, 'Bitte gib eine gültige E-Mail-Adresse ein.'),
  },
};

export function ContactStep({ shop }: { shop: ShopView }) {
  const user = usePageUser();
  const { street, postalCode, city } = shop.address;
  const form = useForm({
    initialValues: {
      address: { street, postalCode, city },
      contact: { phone: shop.contact.phone, email: shop.contact.email || (user?.email ?? '') },
    },
    validate: CHECKS,
  });
  const { busy, send } = useSending(form);
  useUnsaved(form.isDirty() && !busy ? { what: 'Einrichtung' } : null);

  const save = form.onSubmit((values) => {
    const body = { ...values, setupStep: reachedBy('hours', shop), version: shop.version };
    void send(() => thenTo('hours', updateShop(body)));
  }, focusFirst(form));

  return (
    <StepFrame
      step="contact"
      title="Wo finden dich deine Gäste?"
      lead="Die Adresse steht im Shop und auf den Belegen. Unter der Telefonnummer rufen Gäste an, wenn etwas unklar ist."
      saving={busy}
      onSubmit={save}
    >
      <Fields field={(path) => ({ key: form.key(path), required: true, ...form.getInputProps(path) })} />
    </StepFrame>
  );
}

type FieldOf = (path: string) => TextInputProps & { key: string };

const Fields = ({ field }: { field: FieldOf }) => (
  <>
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
  </>
);
