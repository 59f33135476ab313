import { type ColorInputProps, ColorSwatch, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { later, useStandIn } from '../../lib/vike/later';
import { lookOf, sendsNothing } from './stand-in';

const colorInput = later<ColorInputProps>(() => import('@mantine/core').then(({ ColorInput }) => ColorInput));

/** The picker comes after the page; until then the field shows the colour, and takes another one. */
export function ColorInput(props: ColorInputProps) {
  const { Part, whole, typed, listening } = useStandIn<ColorInputProps, HTMLInputElement>(colorInput);
  const { value = '', onChange } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the moment it comes
  useEffect(() => {
    if (Part && typed !== '' && typed !== value) onChange?.(typed);
  }, [Part]);
  if (Part) return <Part {...props} ref={whole} />;
  return (
    <TextInput
      {...lookOf(props)}
      {...listening}
      key={value}
      onKeyDown={sendsNothing}
      defaultValue={value}
      leftSection={<ColorSwatch color={value} size="1.375rem" />}
    />
  );
}
