import { Button } from '@mantine/core';
import { IconArmchair, IconPlus } from '@tabler/icons-react';
import type { TablePlanPage } from '../../../../src/shop/table/plan/plan.view';
import { ConflictModal } from '../../../components/dialogs/ConflictModal';
import { SaveBar } from '../../../components/dialogs/SaveBar';
import { PageHeader } from '../../../components/frame/PageHeader';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { PlanLock } from '../../../components/states/PlanLock';
import { Floor } from './Floor';
import { HouseRules } from './HouseRules';
import classes from './Plan.module.css';
import { RoomPanel } from './RoomPanel';
import { Rooms } from './Rooms';
import { PANEL, TableList } from './TableList';
import { TablePanel } from './TablePanel';
import { Tools } from './Tools';
import { usePlan } from './usePlan';

export default function Page({ plan: initial, needs, houseTimes, onlineOnly }: TablePlanPage) {
  const editing = usePlan(initial);
  const { plan, room, chosen, conflict } = editing;

  return (
    <>
      <PageHeader
        title="Tischplan"
        lead="Räume und Tische, wie sie stehen. Jeder Tisch hat einen Code, mit dem Gäste am Handy bestellen."
      />
      {needs !== null && <PlanLock level={needs}>Bestellen am Tisch gibt es</PlanLock>}
      {plan.rooms.length === 0 ? (
        <EmptyState
          icon={IconArmchair}
          title="Noch kein Raum"
          action={
            needs === null && (
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={editing.newRoom}>
                Raum anlegen
              </Button>
            )
          }
        >
          Lege einen Raum an und stelle deine Tische hinein. Verschieben geht mit Maus, Finger und
          Pfeiltasten.
        </EmptyState>
      ) : (
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Rooms editing={editing} />
          <Tools editing={editing} />
          <div className={classes.work}>
            <div>
              <Floor editing={editing} />
              <TableList editing={editing} />
            </div>
            <div id={PANEL}>
              {chosen ? (
                <TablePanel key={chosen.id} editing={editing} table={chosen} />
              ) : (
                <Section title="Tisch">
                  <p className={classes.hint}>
                    Wähle einen Tisch.
                    <span className={classes.onFloor}>
                      {' Ziehen oder Pfeiltasten verschieben ihn, Strg + D stellt ihn noch einmal hin.'}
                    </span>
                  </p>
                </Section>
              )}
            </div>
          </div>
          {room && <RoomPanel key={room.id} editing={editing} room={room} houseTimes={houseTimes} />}
          <HouseRules editing={editing} onlineOnly={onlineOnly} />
          <SaveBar
            what="Tischplan"
            changes={editing.changes}
            saving={editing.busy}
            onReset={editing.reset}
            onSave={editing.save}
          />
        </form>
      )}
      <ConflictModal
        opened={conflict !== null}
        leave={{ label: 'Stand von dort nehmen', onClick: () => editing.takeTheirs() }}
        keep={{ label: 'Meinen Plan speichern', onClick: () => void editing.keepMine() }}
        onClose={editing.closeConflict}
      >
        <p>
          Gespeichert sind dort {conflict?.rooms.length} Räume und {conflict?.tables.length} Tische. Hier
          stehen {plan.rooms.length} Räume und {plan.tables.length} Tische.
        </p>
      </ConflictModal>
    </>
  );
}
