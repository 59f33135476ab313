import { Radio } from '@mantine/core';
import { useState } from 'react';
import { labelOf, wordsOf } from '../../../../../src/shop/settings/setting-words.rules';
import type { Difference } from '../../../../../src/shop/settings/settings-merge.rules';
import { ConflictModal } from '../../../../components/dialogs/ConflictModal';
import classes from './SettingsConflict.module.css';

interface SettingsConflictProps {
  differences: Difference[];
  settle: (keepsMine: (path: string) => boolean) => void;
  close: () => void;
}

/** Somebody else saved first: for each field that both have changed, a choice of what is to stand. */
export default function SettingsConflict({ differences, settle, close }: SettingsConflictProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  function choose(path: string, takesTheirs: boolean): void {
    const chosen = new Set(theirs);
    if (takesTheirs) chosen.add(path);
    else chosen.delete(path);
    setTheirs(chosen);
  }

  return (
    <ConflictModal
      opened
      leave={{ label: 'Später', onClick: close }}
      keep={{ label: 'Übernehmen', onClick: () => settle((path) => !theirs.has(path)) }}
      onClose={close}
    >
      <Differences differences={differences} theirs={theirs} onChoose={choose} />
    </ConflictModal>
  );
}

interface DifferencesProps {
  differences: Difference[];
  /** The fields for which the other person's value was chosen. */
  theirs: ReadonlySet<string>;
  onChoose: (path: string, takesTheirs: boolean) => void;
}

function Differences({ differences, theirs, onChoose }: DifferencesProps) {
  const both = differences.filter(({ conflict }) => conflict);
  const others = differences.filter(({ conflict }) => !conflict);

  return (
    <>
      <p className={classes.lead}>
        {both.length > 0
          ? 'Bei diesen Angaben habt ihr beide etwas geändert. Was soll gelten?'
          : 'Deine Eingaben bleiben, wie sie sind. Das hat sich sonst geändert:'}
      </p>
      {both.map((difference) => (
        <ChoiceOf
          key={difference.path}
          difference={difference}
          takesTheirs={theirs.has(difference.path)}
          onChoose={onChoose}
        />
      ))}
      {both.length > 0 && others.length > 0 && (
        <p className={classes.lead}>Das kommt dazu, ohne dass deine Eingaben sich ändern:</p>
      )}
      {others.length > 0 && <Others differences={others} />}
    </>
  );
}

interface ChoiceProps {
  difference: Difference;
  takesTheirs: boolean;
  onChoose: (path: string, takesTheirs: boolean) => void;
}

function ChoiceOf({ difference: { path, mine, theirs }, takesTheirs, onChoose }: ChoiceProps) {
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

const Others = ({ differences }: { differences: Difference[] }) => (
  <ul className={classes.others}>
    {differences.map(({ path, before, theirs: now }) => (
      <li key={path}>
        {labelOf(path) ?? path}: <del>{wordsOf(path, before)}</del> → {wordsOf(path, now)}
      </li>
    ))}
  </ul>
);
