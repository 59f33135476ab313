import { Button, Group } from '@mantine/core';
import { SubmitButton } from '../fields/SubmitButton';

interface FormButtonsProps {
  /** The verb on the button that sends. */
  submit: string;
  busy: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog. */
export const FormButtons = ({ submit, busy, onCancel }: FormButtonsProps) => (
  <Group justify="flex-end" gap="sm">
    <Button variant="default" onClick={onCancel} disabled={busy}>
      Abbrechen
    </Button>
    <SubmitButton loading={busy}>{submit}</SubmitButton>
  </Group>
);
