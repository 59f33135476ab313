import { type SelectProps, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Select } from '../../../components/fields/Select';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import { Problem } from '../../../components/states/Problem';
import { useSendingOnce } from '../../../lib/form/sending-once';
import { useUnsaved } from '../../../lib/form/unsaved';
import { api } from '../../../lib/http/api';
import classes from './Ingredients.module.css';

interface Props {
  categories: { id: string; name: string }[];
  added: () => void;
}

/** Enter adds the ingredient and leaves the field ready for the next name. */
export function NewIngredient({ categories, added }: Props) {
  const [last, setLast] = useState('');
  const form = useForm({ initialValues: { name: '', categoryId: '' } });
  const { busy, problem, send } = useSendingOnce(form);

  const save = () => add(form.getValues());
  useUnsaved(form.values.name.trim() ? { what: 'Neue Zutat', save, verb: 'Anlegen' } : null);

  async function add({ name, categoryId }: typeof form.values): Promise<boolean> {
    const body = { name, categoryId: categoryId || null };
    if (!(await send((once) => api.post('/api/ingredient/create', body, once)))) return false;
    setLast(name);
    form.setFieldValue('name', '');
    form.getInputNode('name')?.focus();
    added();
    return true;
  }

  return (
    <form onSubmit={form.onSubmit((values) => void add(values))} noValidate className={classes.new}>
      <Problem>{problem}</Problem>
      <TextInput
        label="Neue Zutat"
        placeholder="Zum Beispiel Mozzarella"
        maxLength={60}
        autoComplete="off"
        className={classes.newName}
        {...form.getInputProps('name')}
      />
      {categories.length > 0 && <GroupSelect categories={categories} {...form.getInputProps('categoryId')} />}
      <SubmitButton
        loading={busy}
        leftSection={<IconPlus size={18} aria-hidden />}
        className={classes.newButton}
      >
        Anlegen
      </SubmitButton>
      <p className="visually-hidden" role="status">
        {last && `${last} ist angelegt.`}
      </p>
    </form>
  );
}

const GroupSelect = ({ categories, ...field }: Pick<Props, 'categories'> & SelectProps) => (
  <Select
    label="Gruppe"
    className={classes.newGroup}
    allowDeselect={false}
    data={[
      { value: '', label: 'Ohne Gruppe' },
      ...categories.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    {...field}
  />
);
