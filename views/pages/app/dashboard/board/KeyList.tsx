import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../../../../components/dialogs/Dialog';
import { areKeysOff, setKeysOff } from '../../../../lib/form/single-keys';
import classes from './KeyList.module.css';
import { KEYS } from './keys';

export function KeyList({ close }: { close: () => void }) {
  const [off, setOff] = useState(areKeysOff());
  return (
    <Modal opened onClose={close} title="Tasten am Tresen">
      <dl className={classes.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label="Einzelne Tasten benutzen"
        checked={!off}
        onChange={(event) => {
          setKeysOff(!event.currentTarget.checked);
          setOff(!event.currentTarget.checked);
        }}
      />
    </Modal>
  );
}
