import { TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { reload } from 'vike/client/router';
import { ALLERGENS, type CodeSet } from '../../../../src/shop/allergens/allergens.types';
import {
  type CodeLine,
  entryOf,
  linesOf,
  ownCodeProblems,
} from '../../../../src/shop/allergens/own-codes.rules';
import { Modal } from '../../../components/dialogs/Dialog';
import { FormButtons } from '../../../components/dialogs/FormButtons';
import { Problem } from '../../../components/states/Problem';
import { useSending } from '../../../lib/form/sending';
import { closing, useUnsaved } from '../../../lib/form/unsaved';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Allergens.module.css';

interface Props {
  opened: boolean;
  /** What the fields begin with: the own codes there are, or those in use. */
  from: CodeSet;
  close: () => void;
}

const WINDOW = 'ownCodes';

export function OwnCodes({ opened, from, close }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={closing(WINDOW, close)}
      title="Eigene Kürzel"
      size="xl"
      closeOnClickOutside={false}
    >
      {opened && <CodesForm from={from} close={close} />}
    </Modal>
  );
}

function CodesForm({ from, close }: Omit<Props, 'opened'>) {
  const form = useForm({
    initialValues: { codes: linesOf(from) },
    validate: ({ codes }) => problemsIn(codes),
  });
  const { busy, send } = useSending(form);
  useUnsaved(form.isDirty() ? { what: 'Eigene Kürzel' } : null, WINDOW);

  async function save(values: typeof form.values): Promise<void> {
    const answer = await send(() => api.post('/api/allergens/ownCodes', values));
    if (!answer) return;
    if (answer.message) toast.success(answer.message);
    close();
    await reload();
  }

  function toFirst(problems: object): void {
    const [first] = Object.keys(problems);
    if (first) form.getInputNode(first)?.focus();
  }

  return (
    <form onSubmit={form.onSubmit(save, toFirst)} noValidate>
      <p>Für Karten, die schon gedruckt sind. Jedes Kürzel steht für genau eine Sache.</p>
      <CodeFields legend="Allergene" form={form} from={0} to={ALLERGENS.length} />
      <CodeFields legend="Zusatzstoffe" form={form} from={ALLERGENS.length} to={form.values.codes.length} />
      <Problem>{form.errors.codes}</Problem>
      <FormButtons submit="Speichern und verwenden" busy={busy} onCancel={closing(WINDOW, close)} />
    </form>
  );
}

function problemsIn(codes: CodeLine[]): Record<string, string> {
  const tidy = codes.map(({ key, code }) => ({ key, code: code.trim() }));
  return Object.fromEntries(ownCodeProblems(tidy).map(({ field, message }) => [field, message]));
}

interface FieldsProps {
  legend: string;
  form: Pick<UseFormReturnType<{ codes: CodeLine[] }>, 'values' | 'getInputProps'>;
  from: number;
  to: number;
}

function CodeFields({ legend, form, from, to }: FieldsProps) {
  return (
    <fieldset className={classes.codes}>
      <legend>{legend}</legend>
      {form.values.codes.slice(from, to).map(({ key }, index) => (
        <TextInput
          key={key}
          label={entryOf(key).name}
          maxLength={4}
          autoComplete="off"
          classNames={{ root: classes.code, input: classes.codeInput }}
          {...form.getInputProps(`codes.${from + index}.code`)}
        />
      ))}
    </fieldset>
  );
}
