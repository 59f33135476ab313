import { Button, Loader } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../../../../components/fields/FileButton';
import { closing } from '../../../../lib/form/unsaved';
import classes from './Import.module.css';
import type { Import } from './useImport';

const ACCEPTED = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function ChooseStep({ current: { check, reading } }: { current: Import }) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0] ?? null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for every hand
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={classes.icon}>
        {reading ? <Loader size={24} aria-hidden /> : <IconTableImport size={26} stroke={1.5} aria-hidden />}
      </span>
      <div className={classes.words}>
        <p className={classes.strong} role="status">
          {reading ? `„${reading}“ wird geprüft …` : 'Tabelle hierher ziehen'}
        </p>
        <p className={classes.quiet}>
          Excel (.xlsx) oder CSV bis 5 MB, mit Semikolon oder Komma. Erst siehst du, was sich ändern würde.
        </p>
      </div>
      <ChooseButton check={check} disabled={reading !== null}>
        Datei wählen
      </ChooseButton>
    </div>
  );
}

interface ButtonProps {
  check: Import['check'];
  children: string;
  disabled?: boolean;
  quiet?: boolean;
  /** Whose unsaved things are asked about before another file is chosen. */
  asksIn?: string;
}

export function ChooseButton({ check, children, disabled = false, quiet = false, asksIn }: ButtonProps) {
  return (
    <FileButton
      accept={ACCEPTED}
      onChange={(file) => void check(file)}
      inputProps={{ 'aria-label': 'Datei mit der Speisekarte' }}
    >
      {(props) => (
        <Button
          {...props}
          onClick={asksIn ? closing(asksIn, props.onClick) : props.onClick}
          variant={quiet ? 'default' : 'filled'}
          disabled={disabled}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
}
