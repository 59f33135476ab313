import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import classes from './StepFrame.module.css';
import { before, pathOf, STEPS, type Step } from './steps';

const LABELS: Record<Step, string> = {
  name: 'Name',
  contact: 'Adresse',
  hours: 'Öffnungszeiten',
  menu: 'Speisekarte',
};

interface StepFrameProps {
  step: Step;
  title: string;
  lead: string;
  saving: boolean;
  action?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { step, title, lead, saving, action = 'Weiter', onSubmit, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes to a new step hears its title
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);

  return (
    <div className={classes.frame}>
      <Progress step={step} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
      <form noValidate onSubmit={onSubmit}>
        <div className={classes.fields}>{children}</div>
        <div className={classes.buttons}>
          <BackButton to={before(step)} />
          <div className={classes.next}>
            <SubmitButton loading={saving} fullWidth>
              {action}
            </SubmitButton>
          </div>
        </div>
      </form>
    </div>
  );
}

function BackButton({ to }: { to: ReturnType<typeof before> }) {
  if (!to) return null;
  return (
    <Button
      component="a"
      href={pathOf(to)}
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      Zurück
    </Button>
  );
}

function Progress({ step }: { step: Step }) {
  const now = STEPS.indexOf(step);

  return (
    <nav aria-label="Schritte der Einrichtung">
      <p className={classes.count}>
        Schritt {now + 1} von {STEPS.length}
      </p>
      <ol className={classes.steps}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === now ? 'step' : undefined}
            data-state={index < now ? 'done' : index === now ? 'now' : 'ahead'}
            className={classes.step}
          >
            <span>{LABELS[name]}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
