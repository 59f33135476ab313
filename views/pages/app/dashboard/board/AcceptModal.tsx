import { Button, Modal, SimpleGrid } from '@mantine/core';

const MINUTES = [10, 15, 20, 30, 40, 50, 60, 90];

interface Props {
  opened: boolean;
  number: number;
  busy: boolean;
  accept: (minutes: number) => void;
  close: () => void;
}

/** One tap answers both questions: yes, and when. */
export function AcceptModal({ opened, number, busy, accept, close }: Props) {
  return (
    <Modal opened={opened} onClose={close} title={`Nr. ${number} annehmen: fertig in …`} centered>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="lg"
            px="xs"
            variant="light"
            disabled={busy}
            onClick={() => accept(minutes)}
          >
            {minutes} Min.
          </Button>
        ))}
      </SimpleGrid>
    </Modal>
  );
}
