import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { OrderDocuments } from '../../../src/shop/receipt/desk/desk-receipts.view';
import { useSending } from '../../lib/form/sending';
import { closing, useUnsaved } from '../../lib/form/unsaved';
import { api } from '../../lib/http/api';
import { toast } from '../../lib/toasts/toasts';
import { Modal } from '../dialogs/Dialog';
import { FormButtons } from '../dialogs/FormButtons';
import { Problem } from '../states/Problem';

const NOBODY = { name: '', street: '', postalCode: '', city: '' };
const LABEL: Record<keyof typeof NOBODY, string> = {
  name: 'Name oder Firma',
  street: 'Straße und Hausnummer',
  postalCode: 'PLZ',
  city: 'Ort',
};

interface Props {
  orderId: string;
  documents: OrderDocuments;
  put: (documents: OrderDocuments) => void;
  close: () => void;
}

const WINDOW = 'invoice';

/** Who the invoice is made out to; up to 250 € it may stay empty. */
export default function InvoiceModal({ orderId, documents, put, close }: Props) {
  const [recipient, setRecipient] = useState(NOBODY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, problem, send } = useSending();
  const { canIssue, needsRecipient } = documents;
  const isEmpty = Object.values(recipient).every((value) => value.trim() === '');

  useUnsaved(isEmpty ? null : { what: 'Anschrift für die Rechnung' }, WINDOW);
  const leave = closing(WINDOW, close);

  async function issue(event: FormEvent): Promise<void> {
    event.preventDefault();
    setErrors({});
    const body = { orderId, ...((!isEmpty || needsRecipient) && { recipient }) };
    const answer = await send(
      () => api.post<OrderDocuments>('/api/receipts/issue', body, { silent: true }),
      ({ fields }) => {
        if (fields) setErrors(fields);
        return Boolean(fields);
      },
    );
    if (!answer) return;
    put(answer.data);
    toast.success('Rechnung ausgestellt');
    close();
  }

  return (
    <Modal
      opened
      onClose={leave}
      title="Rechnung ausstellen"
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={(event) => void issue(event)}>
        <Stack gap="sm">
          <p>
            {canIssue === 'named'
              ? 'Die Rechnung ohne Namen wird storniert, und eine neue trägt diese Anschrift.'
              : needsRecipient
                ? 'Über 250 € gehören Name und Anschrift auf die Rechnung.'
                : 'Bis 250 € kann die Anschrift leer bleiben.'}
          </p>
          {(Object.keys(LABEL) as (keyof typeof NOBODY)[]).map((field) => (
            <TextInput
              key={field}
              label={LABEL[field]}
              autoComplete="off"
              maxLength={120}
              value={recipient[field]}
              error={errors[`recipient.${field}`]}
              onChange={({ currentTarget }) => setRecipient({ ...recipient, [field]: currentTarget.value })}
            />
          ))}
          <Problem>{problem}</Problem>
          <FormButtons submit="Ausstellen" busy={busy} onCancel={() => void leave()} />
        </Stack>
      </form>
    </Modal>
  );
}
