import { TextInput } from '@mantine/core';
import { Select } from '../fields/Select';
import classes from './Setup.module.css';

const WIDTHS = [
  { value: '48', label: '80 mm (48 Zeichen)' },
  { value: '42', label: '80 mm, breite Ränder (42 Zeichen)' },
  { value: '32', label: '58 mm (32 Zeichen)' },
];

/** What every printer has, whatever its kind. */
export const NameAndPaper = ({ field }: { field: (name: 'name' | 'columns') => object }) => (
  <div className={classes.pair}>
    <TextInput label="Name" description="Zum Beispiel Küche oder Bar." maxLength={40} {...field('name')} />
    <Select
      label="Papier"
      description="So breit ist die Rolle."
      data={WIDTHS}
      allowDeselect={false}
      {...field('columns')}
    />
  </div>
);
