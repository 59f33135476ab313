import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  description?: string;
}

const SHOWN_MS = 2_000;

/** Something to carry elsewhere: an address, a code, a snippet. */
export function CopyField({ label, value, description }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Over plain http the browser has no clipboard: the text is selected, so Strg+C works.
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  }

  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.row}>
        <input id={id} ref={field} readOnly value={value} className={classes.value} />
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
        >
          <span aria-live="polite">{copied ? 'Kopiert' : 'Kopieren'}</span>
        </Button>
      </div>
    </div>
  );
}
