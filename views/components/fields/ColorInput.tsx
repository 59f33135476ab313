import { type ColorInputProps, ColorSwatch, TextInput } from '@mantine/core';
import { later, useStandIn } from '../../lib/vike/later';
import { lookOf } from './stand-in';

const colorInput = later<ColorInputProps>(() => import('@mantine/core').then(({ ColorInput }) => ColorInput));

/** The picker comes after the page; until then the field shows the colour. */
export function ColorInput(props: ColorInputProps) {
  const { Part, whole, listening } = useStandIn<ColorInputProps, HTMLInputElement>(colorInput);
  if (Part) return <Part {...props} ref={whole} />;
  return (
    <TextInput
      {...lookOf(props)}
      {...listening}
      readOnly
      value={props.value}
      leftSection={<ColorSwatch color={props.value ?? ''} size="1.375rem" />}
    />
  );
}
