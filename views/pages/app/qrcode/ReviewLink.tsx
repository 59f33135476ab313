import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { useSending } from '../../../lib/form/sending';
import { useUnsaved } from '../../../lib/form/unsaved';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';

/** Kept, so that paper that is out already follows when the address changes. */
export function ReviewLink({ stored }: { stored: string }) {
  const [url, setUrl] = useState(stored);
  const { busy, problem, send } = useSending();
  useUnsaved(url === stored ? null : { what: 'Adresse für Bewertungen', save });

  async function save(): Promise<boolean> {
    if (!(await send(() => api.post('/api/qr/reviewLink', { url })))) return false;
    toast.success('Die Adresse ist gespeichert.');
    await reload();
    return true;
  }

  return (
    <div>
      <TextInput
        label="Adresse für Bewertungen"
        description="Zum Beispiel aus deinem Google-Unternehmensprofil. Gedruckte Codes führen auch dann hin, wenn du sie änderst."
        type="url"
        inputMode="url"
        maxLength={300}
        placeholder="https://g.page/r/…"
        value={url}
        error={problem}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <Button mt="sm" variant="default" loading={busy} disabled={url === stored} onClick={() => void save()}>
        Adresse speichern
      </Button>
    </div>
  );
}
