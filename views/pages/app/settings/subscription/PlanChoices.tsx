import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PlanChoice, SubscriptionPage } from '../../../../../src/shop/billing/billing.view';
import { LEVEL, slugOf } from '../../../../../src/shop/subscription/plans';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { DateTime } from '../../../../components/tables/DateTime';
import { Euro } from '../../../../components/tables/Euro';
import { ChangeDialog } from './ChangeDialog';
import classes from './Subscription.module.css';
import { usePlanCall } from './usePlanCall';

/** The other plans, and what each would mean for this restaurant. */
export function PlanChoices({ page }: { page: SubscriptionPage }) {
  const { choices, services, contract } = page;
  const [chosen, setChosen] = useState(() => wishedOf(page));
  // Cancelled, or a payment is missing: first things first.
  if (services.length === 0 || contract?.phase === 'cancelled' || contract?.phase === 'pastDue') return null;
  const isOpen = contract !== null && contract.phase === 'running';

  return (
    <Section
      title={isOpen ? 'Tarif wechseln' : 'Tarif wählen'}
      lead="Alle Preise im Monat zuzüglich 19 % Umsatzsteuer."
    >
      <ul className={classes.choices}>
        {choices.map((choice) => (
          <Choice key={choice.level} choice={choice} page={page} onChoose={() => setChosen(choice)} />
        ))}
      </ul>
      {contract && chosen && (
        <ChangeDialog choice={chosen} contract={contract} onClose={() => setChosen(null)} />
      )}
    </Section>
  );
}

/** null for what is no change. */
const wishedOf = ({ choices, contract, wished }: SubscriptionPage): PlanChoice | null =>
  choices.find(({ level }) => level === wished && level !== contract?.nextLevel) ?? null;

interface ChoiceProps {
  choice: PlanChoice;
  page: SubscriptionPage;
  onChoose: () => void;
}

function Choice({ choice, page: { level, contract }, onChoose }: ChoiceProps) {
  const { name, summary, netCents, sleeps } = choice;
  const isCurrent = choice.level === (contract?.level ?? level);

  return (
    <li data-current={isCurrent || undefined}>
      <h3>{name}</h3>
      <p className={classes.price}>
        <Euro cents={netCents} />
      </p>
      <p>{summary}</p>
      {sleeps.length > 0 && !isCurrent && (
        <details>
          <summary>Was dann ruht</summary>
          <ul>
            {sleeps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <Action choice={choice} isCurrent={isCurrent} level={level} contract={contract} onChoose={onChoose} />
    </li>
  );
}

type ActionProps = Pick<SubscriptionPage, 'level' | 'contract'> & {
  choice: PlanChoice;
  isCurrent: boolean;
  onChoose: () => void;
};

function Action({ choice, isCurrent, level, contract, onChoose }: ActionProps) {
  const { busy, problem, call } = usePlanCall();
  const isFree = choice.netCents === 0;
  const isOpen = contract && ['running', 'cancelled', 'pastDue'].includes(contract.phase);
  const isLeaving = contract?.phase === 'running' && contract.nextLevel !== contract.level;
  if (isLeaving && choice.level === contract.nextLevel)
    return (
      <p className={classes.current}>
        Ab dem <DateTime at={contract.until} show="date" />
      </p>
    );
  if (isCurrent && isLeaving)
    return (
      <>
        <p className={classes.current}>
          Euer Tarif bis zum <DateTime at={contract.until} show="date" />
        </p>
        <Button variant="default" onClick={onChoose}>
          Bei {choice.name} bleiben
        </Button>
      </>
    );
  if (isCurrent && (isOpen || isFree || !contract)) return <p className={classes.current}>Euer Tarif</p>;
  if (contract?.phase === 'running')
    return (
      <Button variant="default" onClick={onChoose}>
        {isFree ? 'Zu „Kostenlos“ wechseln' : `Zu ${choice.name} wechseln`}
      </Button>
    );
  if (isOpen) return null;
  if (!isFree)
    return (
      <Button
        component="a"
        href={`/app/checkout?plan=${slugOf(choice)}`}
        variant={
          choice.level === Math.min((level ?? LEVEL.free) + 1, LEVEL.professional) ? 'filled' : 'default'
        }
      >
        {choice.name} buchen
      </Button>
    );
  return level === null || (contract && contract.phase !== 'ended') ? (
    <>
      <Button variant="default" loading={busy} onClick={() => void call('free', {}, 'Es gilt „Kostenlos“')}>
        Mit „Kostenlos“ weiter
      </Button>
      <Problem>{problem}</Problem>
    </>
  ) : null;
}
