import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSending } from '../../lib/form/sending';
import { download } from '../../lib/http/transfer';

/** Fetches one document as a PDF. */
export function PaperButton({ id, number }: { id: string; number: string }) {
  const { busy, send } = useSending();
  const fetchPaper = () => send(() => download(`/api/receipts/pdf?id=${id}`, `${number}.pdf`));

  return (
    <ActionIcon
      variant="subtle"
      size={44}
      loading={busy}
      aria-label={`${number} als PDF`}
      onClick={() => void fetchPaper()}
    >
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}
