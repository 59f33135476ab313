import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconPlus } from '@tabler/icons-react';
import classes from './Plan.module.css';
import type { PlanEditing } from './usePlan';

export function Tools({ editing }: { editing: PlanEditing }) {
  const { newTable, undo, redo, canUndo, canRedo } = editing;
  return (
    <div className={classes.tools}>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={newTable}>
        Tisch
      </Button>
      <span className={classes.grow} />
      <ActionIcon aria-label="Rückgängig" aria-keyshortcuts="Control+Z" disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label="Wiederholen" aria-keyshortcuts="Control+Y" disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
