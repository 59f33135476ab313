import { Button, Checkbox, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { OptionGroupForm } from '../../../../../src/shop/menu/menu.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { SubmitButton } from '../../../../components/fields/SubmitButton';
import { showErrors } from '../../../../lib/form/form';
import { api } from '../../../../lib/http/api';
import type { ApiFailure } from '../../../../lib/http/api.types';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../Products.module.css';
import { OptionFields } from './OptionFields';
import { groupFieldsOf, groupInputOf, newOption } from './option-group-form';

interface Props {
  group: OptionGroupForm | null;
  sizes: string[];
  close: () => void;
  saved: (group: OptionGroupForm) => void;
  deleted: (id: string) => void;
}

export function OptionGroupModal({ group, close, ...props }: Props) {
  return (
    <Modal
      opened={group !== null}
      onClose={close}
      size="lg"
      title={group?.id ? `Auswahl „${group.name}“` : 'Neue Auswahl'}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      {group && <GroupForm key={group.id} group={group} close={close} {...props} />}
    </Modal>
  );
}

function GroupForm({ group, sizes, close, saved, deleted }: Props & { group: OptionGroupForm }) {
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const form = useForm({ initialValues: groupFieldsOf(group) });
  const { options, min } = form.values;
  const allSizes = [
    ...new Set([...sizes, ...options.flatMap(({ variantPrices }) => Object.keys(variantPrices))]),
  ];

  /** The dialog lies inside the form of the dish, in React if not on the screen. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.stopPropagation();
    form.onSubmit(save)(event);
  }

  async function save(fields: typeof form.values): Promise<void> {
    setBusy(true);
    const path = group.id ? '/api/optionGroup/update' : '/api/optionGroup/create';
    const body = { ...groupInputOf(fields), ...(group.id && { id: group.id, version: group.version }) };
    const answer = await api.post<OptionGroupForm>(path, body, { silent: true });
    setBusy(false);
    if (!showErrors(form, answer)) {
      const { headline, message } = answer as ApiFailure;
      return void toast.error(headline, message);
    }
    saved(answer.data);
  }

  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await api.post('/api/optionGroup/delete', { id: group.id });
    setBusy(false);
    setDeleting(false);
    if (answer.success) deleted(group.id);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Frage an den Gast"
          placeholder="zum Beispiel Extras"
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox
          label="Muss beantwortet werden"
          checked={min > 0}
          onChange={({ currentTarget }) => form.setFieldValue('min', currentTarget.checked ? 1 : 0)}
        />
        <Group grow align="end">
          <NumberInput
            label="Mindestens"
            min={0}
            max={20}
            allowDecimal={false}
            {...form.getInputProps('min')}
          />
          <NumberInput
            label="Höchstens"
            min={1}
            max={50}
            allowDecimal={false}
            {...form.getInputProps('max')}
          />
          <NumberInput
            label="Davon kostenlos"
            min={0}
            max={20}
            allowDecimal={false}
            {...form.getInputProps('freeQuantity')}
          />
        </Group>
        <fieldset className={classes.fieldset}>
          <legend>Möglichkeiten</legend>
          {options.map((option, index) => (
            <OptionFields key={option.key} form={form} index={index} sizes={allSizes} />
          ))}
          {form.errors.options && <p role="alert">{form.errors.options}</p>}
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem('options', newOption())}
          >
            Weitere Möglichkeit
          </Button>
        </fieldset>
        <Group justify="flex-end" gap="sm">
          {group.id && (
            <Button variant="subtle" onClick={() => setDeleting(true)} disabled={busy} mr="auto">
              Auswahl löschen
            </Button>
          )}
          <Button variant="default" onClick={close} disabled={busy}>
            Abbrechen
          </Button>
          <SubmitButton loading={busy}>Auswahl speichern</SubmitButton>
        </Group>
      </Stack>
      <ConfirmModal
        opened={deleting}
        title={`„${group.name}“ löschen?`}
        confirm="Löschen"
        dangerous
        busy={busy}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      >
        Alle Speisen, die danach fragen, fragen dann nicht mehr. Zurückholen lässt sich die Auswahl nicht.
      </ConfirmModal>
    </form>
  );
}
