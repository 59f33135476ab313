import { Radio } from '@mantine/core';
import { PRINTER_KINDS, type PrinterKind } from '../../../src/printer/printer/printer.types';
import { KINDS } from './printer-kinds';
import classes from './Setup.module.css';

interface Props {
  kind: PrinterKind;
  choose: (kind: PrinterKind) => void;
}

export const KindChoice = ({ kind, choose }: Props) => (
  <Radio.Group
    label="Was für ein Drucker ist es?"
    value={kind}
    onChange={(value) => choose(value as PrinterKind)}
  >
    <div className={classes.kinds}>
      {PRINTER_KINDS.map((one) => (
        <Radio
          key={one}
          className={classes.kind}
          value={one}
          label={KINDS[one].label}
          description={KINDS[one].text}
        />
      ))}
    </div>
  </Radio.Group>
);
