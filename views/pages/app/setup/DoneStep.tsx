import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ShopView } from '../../../../src/shop/restaurant/shop.view';
import classes from './DoneStep.module.css';
import { pathOf } from './steps';

export function DoneStep({ shop }: { shop: ShopView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={classes.done}>
      <IconCircleCheck size={64} stroke={1.25} aria-hidden className={classes.icon} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {shop.name} ist eingerichtet
      </h1>
      <p className={classes.text}>Am Tresen steht jetzt, was noch fehlt, bis deine Gäste bestellen können.</p>
      <div className={classes.buttons}>
        <Button component="a" href="/app/dashboard" size="lg">
          Zum Tresen
        </Button>
        <Button component="a" href={pathOf('name')} variant="default" size="lg">
          Angaben noch einmal ansehen
        </Button>
      </div>
    </div>
  );
}
