import { TextInput, type TextInputProps } from '@mantine/core';
import type { ImprintData } from '../../../../../src/shop/legal/legal.types';
import classes from './Imprint.module.css';
import type { ImprintForm } from './useImprint';

type TextField = {
  [F in keyof ImprintData]: ImprintData[F] extends string ? F : never;
}[keyof ImprintData];

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  imprint: ImprintForm;
  field: TextField;
}

/** One line of the imprint, with what is wrong and what is odd about it. */
export function Text({ imprint: { data, problems, warnings, change }, field, ...rest }: Props) {
  const warning = problems[field] ? undefined : warnings[field];
  const id = `${field}-hinweis`;
  return (
    <div>
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...rest}
        name={field}
        value={data[field]}
        error={problems[field]}
        aria-describedby={warning ? id : undefined}
        onChange={({ currentTarget }) => change(field, currentTarget.value as never)}
      />
      {warning && (
        <p id={id} className={classes.warning}>
          {warning}
        </p>
      )}
    </div>
  );
}
