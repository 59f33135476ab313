import { useState } from 'react';
import type { RegisterPage } from '../../../src/auth/account/account.view';
import { AuthCard } from '../../components/frame/AuthCard';
import { CheckMailbox } from './CheckMailbox';
import { RegisterForm } from './RegisterForm';

export default function Register({ signUp, agreements }: RegisterPage) {
  const [mailed, setMailed] = useState<string | null>(null);
  const footer = (
    <>
      Schon dabei? <a href="/login">Anmelden</a>
    </>
  );

  if (!signUp) {
    return (
      <AuthCard
        title="Registrierung geschlossen"
        lead="Hier lassen sich gerade keine neuen Konten anlegen. Wer eingeladen ist, nutzt den Link in seiner Mail."
        footer={footer}
      >
        {null}
      </AuthCard>
    );
  }

  if (mailed) return <CheckMailbox email={mailed} />;
  return (
    <AuthCard
      title="Kostenlos starten"
      lead="Erst dein Konto, dann richtest du in wenigen Minuten dein Restaurant ein."
      footer={footer}
    >
      <RegisterForm agreements={agreements} onMailed={setMailed} />
    </AuthCard>
  );
}
