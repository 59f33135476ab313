import { Button, Checkbox, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { OptionGroupForm } from '../../../../../../src/shop/menu/menu.view';
import { ConfirmModal } from '../../../../../components/dialogs/ConfirmModal';
import { Modal } from '../../../../../components/dialogs/Dialog';
import { SubmitButton } from '../../../../../components/fields/SubmitButton';
import { closing, useUnsaved } from '../../../../../lib/form/unsaved';
import classes from '../Fields.module.css';
import { OptionFields } from './OptionFields';
import { type GroupValues, groupFieldsOf, newOption } from './option-group-form';
import { useGroupSending } from './useGroupSending';

interface Props {
  group: OptionGroupForm | null;
  sizes: string[];
  close: () => void;
  saved: (group: OptionGroupForm) => void;
  deleted: (id: string) => void;
}

const WINDOW = 'options';

export function OptionGroupModal({ group, close, ...props }: Props) {
  return (
    <Modal
      opened={group !== null}
      onClose={closing(WINDOW, close)}
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
  const form = useForm({ initialValues: groupFieldsOf(group) });
  const { busy, save, remove } = useGroupSending(group, form);
  const what = group.id ? `Auswahl „${group.name}“` : 'Neue Auswahl';
  useUnsaved(form.isDirty() ? { what, save: () => store(form.getValues()) } : null, WINDOW);

  async function store(fields: GroupValues): Promise<boolean> {
    const stored = await save(fields);
    if (stored) saved(stored);
    return stored !== null;
  }

  /** React passes the event on to the form of the dish, although the dialog does not lie inside it on the screen. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.stopPropagation();
    form.onSubmit((fields) => void store(fields))(event);
  }

  async function removeGroup(): Promise<void> {
    if (await remove()) deleted(group.id);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <QuestionFields form={form} />
        <Choices form={form} sizes={sizes} />
        <Group justify="flex-end" gap="sm">
          {group.id && <Removal name={group.name} busy={busy} onRemove={removeGroup} />}
          <Button variant="default" onClick={closing(WINDOW, close)} disabled={busy}>
            Abbrechen
          </Button>
          <SubmitButton loading={busy}>Auswahl speichern</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

type FormProps = { form: UseFormReturnType<GroupValues> };

const QuestionFields = ({ form }: FormProps) => (
  <>
    <TextInput
      label="Frage an den Gast"
      placeholder="zum Beispiel Extras"
      maxLength={60}
      data-autofocus
      {...form.getInputProps('name')}
    />
    <Checkbox
      label="Muss beantwortet werden"
      checked={form.values.min > 0}
      onChange={({ currentTarget }) => form.setFieldValue('min', currentTarget.checked ? 1 : 0)}
    />
    <Group grow align="end">
      <NumberInput label="Mindestens" min={0} max={20} allowDecimal={false} {...form.getInputProps('min')} />
      <NumberInput label="Höchstens" min={1} max={50} allowDecimal={false} {...form.getInputProps('max')} />
      <NumberInput
        label="Davon kostenlos"
        min={0}
        max={20}
        allowDecimal={false}
        {...form.getInputProps('freeQuantity')}
      />
    </Group>
  </>
);

function Choices({ form, sizes }: FormProps & Pick<Props, 'sizes'>) {
  const { options } = form.values;
  const priced = options.flatMap(({ variantPrices }) => Object.keys(variantPrices));
  const allSizes = [...new Set([...sizes, ...priced])];

  return (
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
  );
}

interface RemovalProps {
  name: string;
  busy: boolean;
  onRemove: () => Promise<void>;
}

function Removal({ name, busy, onRemove }: RemovalProps) {
  const [asking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    await onRemove();
    setAsking(false);
  }

  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)} disabled={busy} mr="auto">
        Auswahl löschen
      </Button>
      <ConfirmModal
        opened={asking}
        title={`„${name}“ löschen?`}
        confirm="Löschen"
        dangerous
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Alle Speisen, die danach fragen, fragen dann nicht mehr. Zurückholen lässt sich die Auswahl nicht.
      </ConfirmModal>
    </>
  );
}
