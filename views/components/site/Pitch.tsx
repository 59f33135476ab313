import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Pitch.module.css';

interface HeroProps {
  title: string;
  lead: string;
  demo?: boolean;
  picture: { src: string; alt: string; width: number; height: number };
}

export function Hero({ title, lead, demo = false, picture }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.actions}>
          <Button component="a" href="/register" size="lg">
            Kostenlos anfangen
          </Button>
          {demo ? (
            <Button component="a" href="/s/trattoria-bella" size="lg" variant="default" target="_blank">
              Beispiel-Shop ansehen
            </Button>
          ) : (
            <Button component="a" href="/pricing" size="lg" variant="default">
              Preise ansehen
            </Button>
          )}
        </div>
      </div>
      <img {...picture} alt={picture.alt} className={classes.picture} fetchPriority="high" />
    </section>
  );
}

export function Features({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <div className={classes.features}>{children}</div>
    </section>
  );
}

export function Feature({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.feature}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

interface SideProps {
  title: string;
  children: ReactNode;
  picture: HeroProps['picture'];
  flip?: boolean;
}

/** Words and a picture of the product side by side. */
export function Side({ title, children, picture, flip = false }: SideProps) {
  return (
    <section className={classes.side} data-flip={flip || undefined}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <img {...picture} alt={picture.alt} className={classes.picture} loading="lazy" />
    </section>
  );
}

export function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.closing}>
      <h2>{title}</h2>
      <p>{children}</p>
      <Button component="a" href="/register" size="lg">
        Kostenlos anfangen
      </Button>
    </section>
  );
}
