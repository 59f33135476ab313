import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { labelOf, wordsOf } from '../../../../../src/shop/settings/setting-words.rules';
import type { Difference } from '../../../../../src/shop/settings/settings-merge.rules';
import classes from './ClashModal.module.css';
import type { Clash, Settings } from './useSettings';

/** Somebody else saved first: field by field, what they have and what is typed here. */
export function ClashModal({ settings: { clash, settle, closeClash } }: { settings: Settings }) {
  return (
    <Modal
      opened={clash !== null}
      onClose={closeClash}
      size="lg"
      title="Jemand anderes hat inzwischen gespeichert"
    >
      {clash && <Choices clash={clash} onSettle={settle} onClose={closeClash} />}
    </Modal>
  );
}

interface ChoicesProps {
  clash: Clash;
  onSettle: (keepsMine: (path: string) => boolean) => void;
  onClose: () => void;
}

function Choices({ clash, onSettle, onClose }: ChoicesProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const conflicts = clash.differences.filter(({ conflict }) => conflict);
  const others = clash.differences.filter(({ conflict }) => !conflict);

  function choose(path: string, takesTheirs: boolean): void {
    const chosen = new Set(theirs);
    if (takesTheirs) chosen.add(path);
    else chosen.delete(path);
    setTheirs(chosen);
  }

  return (
    <>
      <p className={classes.lead}>
        {conflicts.length > 0
          ? 'Bei diesen Angaben habt ihr beide etwas geändert. Was soll gelten?'
          : 'Deine Eingaben bleiben, wie sie sind. Das hat sich sonst geändert:'}
      </p>
      {conflicts.map((difference) => (
        <Conflict
          key={difference.path}
          difference={difference}
          takesTheirs={theirs.has(difference.path)}
          onChoose={choose}
        />
      ))}
      {conflicts.length > 0 && others.length > 0 && (
        <p className={classes.lead}>Das kommt dazu, ohne dass deine Eingaben sich ändern:</p>
      )}
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map(({ path, before, theirs: now }) => (
            <li key={path}>
              {labelOf(path) ?? path}: <del>{wordsOf(path, before)}</del> → {wordsOf(path, now)}
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={onClose}>
          Später
        </Button>
        <Button onClick={() => onSettle((path) => !theirs.has(path))}>Übernehmen</Button>
      </Group>
    </>
  );
}

interface ConflictProps {
  difference: Difference;
  takesTheirs: boolean;
  onChoose: (path: string, takesTheirs: boolean) => void;
}

function Conflict({ difference: { path, mine, theirs }, takesTheirs, onChoose }: ConflictProps) {
  return (
    <Radio.Group
      label={labelOf(path) ?? path}
      className={classes.conflict}
      value={takesTheirs ? 'theirs' : 'mine'}
      onChange={(value) => onChoose(path, value === 'theirs')}
    >
      <div className={classes.options}>
        <Radio value="mine" label={`Deine Eingabe: ${wordsOf(path, mine)}`} />
        <Radio value="theirs" label={`Gespeichert: ${wordsOf(path, theirs)}`} />
      </div>
    </Radio.Group>
  );
}
