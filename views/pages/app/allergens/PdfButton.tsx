import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useSending } from '../../../lib/form/sending';
import { download } from '../../../lib/http/transfer';

export function PdfButton() {
  const { busy, send } = useSending();

  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      loading={busy}
      onClick={() => void send(() => download('/api/allergens/pdf', 'Allergene.pdf'))}
    >
      Als PDF drucken
    </Button>
  );
}
