import { Button } from '@mantine/core';
import { IconChevronDown, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { Task } from '../../../../src/shop/dashboard/checklist.types';
import { Section } from '../../../components/frame/Section';
import { api } from '../../../lib/http/api';
import { updateShop } from '../../../lib/session/shop';
import { toast } from '../../../lib/toasts/toasts';
import { usePages } from '../../../lib/vike/pages';
import classes from './Checklist.module.css';
import { placeFor, TASK_WORDS } from './tasks';

interface ChecklistProps {
  tasks: Task[];
  readyToOpen: boolean;
}

export function Checklist({ tasks, readyToOpen }: ChecklistProps) {
  const left = tasks.filter(({ done, needed }) => !done && needed).length;
  // A shop that is on has orders below: whatever is left must not push them out of sight.
  const isOn = tasks.some(({ key, done }) => key === 'enabled' && done);
  const shown = isOn ? tasks.filter(({ key, done }) => !done && key !== 'online') : tasks;

  const list = (
    <ul className={classes.list}>
      {shown.map((task) => (
        <TaskRow key={task.key} task={task} readyToOpen={readyToOpen} />
      ))}
    </ul>
  );

  if (!isOn)
    return (
      <Section title="Bis zur ersten Bestellung" lead={leadOf(left)}>
        {list}
      </Section>
    );
  return (
    <details className={classes.folded}>
      <summary>
        <h2>Noch zu tun</h2>
        <span>{leadOf(left)}</span>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      {list}
    </details>
  );
}

function leadOf(left: number): string {
  if (left === 0) return 'Alles Nötige ist da.';
  return left === 1 ? 'Ein Schritt fehlt noch.' : `${left} Schritte fehlen noch.`;
}

function TaskRow({ task, readyToOpen }: { task: Task; readyToOpen: boolean }) {
  const { title, text } = TASK_WORDS[task.key];
  const Icon = task.done ? IconCircleCheckFilled : IconCircleDashed;

  return (
    <li className={classes.task} data-done={task.done || undefined}>
      <Icon size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>
          {title}
          <span className={classes.state}>{stateOf(task)}</span>
        </p>
        {!task.done && <p className={classes.text}>{text(task)}</p>}
      </div>
      {!task.done && (
        <div className={classes.actions}>
          <Actions task={task} readyToOpen={readyToOpen} />
        </div>
      )}
    </li>
  );
}

function stateOf({ done, plan }: Task): string {
  if (done) return ' – erledigt';
  return plan === null ? ' – offen' : ' – nicht im Tarif';
}

function Actions({ task: { key, plan }, readyToOpen }: { task: Task; readyToOpen: boolean }) {
  const place = placeFor(key, usePages());
  const { action, title } = TASK_WORDS[key];
  if (plan !== null)
    return (
      <Button component="a" href="/pricing" variant="default" size="sm">
        Tarife ansehen
      </Button>
    );

  return (
    <>
      {key === 'payment' && <ConfirmTill />}
      {key === 'enabled' && <EnableShop ready={readyToOpen} />}
      {place && (
        <Button component="a" href={place} variant="default" size="sm" aria-label={`${title}: ${action}`}>
          {action}
        </Button>
      )}
    </>
  );
}

function ConfirmTill() {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    const answer = await api.post('/api/shop/confirm/till');
    if (answer.success) await reload();
    setBusy(false);
  }

  return (
    <Button size="sm" loading={busy} onClick={() => void confirm()}>
      Bestätigen
    </Button>
  );
}

function EnableShop({ ready }: { ready: boolean }) {
  const [busy, setBusy] = useState(false);

  async function enable(): Promise<void> {
    setBusy(true);
    const answer = await updateShop({ settings: { shopEnabled: true } });
    if (answer.success) {
      toast.success('Der Shop ist eingeschaltet');
      await reload();
    }
    setBusy(false);
  }

  return (
    <Button size="sm" disabled={!ready} loading={busy} onClick={() => void enable()}>
      Einschalten
    </Button>
  );
}
