import { Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { DocumentRow } from '../../../src/shop/receipt/desk/desk-receipts.view';
import { useSending } from '../../lib/form/sending';
import { closing, useUnsaved } from '../../lib/form/unsaved';
import { download } from '../../lib/http/transfer';
import { Modal } from '../dialogs/Dialog';
import { FormButtons } from '../dialogs/FormButtons';
import { Problem } from '../states/Problem';

const WINDOW = 'meal';

/** The invoice with what the tax office asks about a meal on business. Nothing of it is stored. */
export default function MealModal({ invoice, close }: { invoice: DocumentRow; close: () => void }) {
  const [occasion, setOccasion] = useState('');
  const [persons, setPersons] = useState('');
  const { busy, problem, send } = useSending();

  useUnsaved(occasion.trim() || persons.trim() ? { what: 'Bewirtungsbeleg' } : null, WINDOW);
  const leave = closing(WINDOW, close);

  async function fetchPaper(event: FormEvent): Promise<void> {
    event.preventDefault();
    const query = new URLSearchParams({ id: invoice.id, meal: '1', occasion, persons });
    const path = `/api/receipts/pdf?${query}`;
    if (await send(() => download(path, `Bewirtung-${invoice.number}.pdf`, { silent: true }))) close();
  }

  return (
    <Modal
      opened
      onClose={leave}
      title={`Bewirtungsbeleg zu ${invoice.number}`}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={(event) => void fetchPaper(event)}>
        <Stack gap="sm">
          <TextInput
            label="Anlass der Bewirtung"
            maxLength={160}
            autoComplete="off"
            value={occasion}
            onChange={({ currentTarget }) => setOccasion(currentTarget.value)}
          />
          <Textarea
            label="Bewirtete Personen"
            description="Eine je Zeile. Was leer bleibt, wird auf dem Ausdruck von Hand ergänzt."
            rows={4}
            maxLength={1_000}
            value={persons}
            onChange={({ currentTarget }) => setPersons(currentTarget.value)}
          />
          <Problem>{problem}</Problem>
          <FormButtons submit="Als PDF laden" busy={busy} onCancel={() => void leave()} />
        </Stack>
      </form>
    </Modal>
  );
}
