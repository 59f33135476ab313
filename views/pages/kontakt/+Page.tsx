import { Stack, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type { CompanyPage } from '../../../src/site/site.view';
import { SubmitButton } from '../../components/fields/SubmitButton';
import { Prose } from '../../components/site/Prose';
import { Problem } from '../../components/states/Problem';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { usePageUser } from '../../lib/vike/page-context';
import classes from './Contact.module.css';

export default function Contact({ company: { phone, phoneLink, email } }: CompanyPage) {
  const [sent, setSent] = useState(false);
  return (
    <Prose title="Kontakt">
      <p>
        Frag uns, was du wissen willst. Wir antworten per E-Mail.
        {phone && <> Eilig? {phoneLink ? <a href={phoneLink}>{phone}</a> : phone}</>}
        {!phone && email && (
          <>
            {' '}
            Oder direkt an <a href={`mailto:${email}`}>{email}</a>.
          </>
        )}
      </p>
      {sent ? (
        <p role="status" className={classes.sent}>
          Danke! Deine Nachricht ist unterwegs. Wir melden uns bei dir.
        </p>
      ) : (
        <ContactForm done={() => setSent(true)} />
      )}
    </Prose>
  );
}

function ContactForm({ done }: { done: () => void }) {
  const user = usePageUser();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: user?.name ?? '', email: user?.email ?? '', message: '', website: '' },
  });
  const { busy, problem, send } = useSending(form);
  const submit = async (message: typeof form.values) => {
    if (await send(() => api.post('/api/site/contact', message, { silent: true }))) done();
  };

  return (
    <form method="post" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Problem>{problem}</Problem>
        <Fields form={form} />
        <SubmitButton loading={busy}>Nachricht senden</SubmitButton>
      </Stack>
    </form>
  );
}

interface Message {
  name: string;
  email: string;
  message: string;
  /** Nobody sees this field: only a program fills it in. */
  website: string;
}

const Fields = ({ form }: { form: UseFormReturnType<Message> }) => (
  <>
    <TextInput label="Dein Name" autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
    <TextInput
      label="E-Mail-Adresse"
      type="email"
      autoComplete="email"
      key={form.key('email')}
      {...form.getInputProps('email')}
    />
    <Textarea
      label="Deine Nachricht"
      autosize
      minRows={5}
      maxLength={4000}
      key={form.key('message')}
      {...form.getInputProps('message')}
    />
    <div className={classes.trap} aria-hidden>
      <input
        type="text"
        tabIndex={-1}
        autoComplete="off"
        key={form.key('website')}
        {...form.getInputProps('website')}
      />
    </div>
  </>
);
