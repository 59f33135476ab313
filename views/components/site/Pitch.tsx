import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallToAction } from './CallToAction';
import { Phone } from './Phone';
import classes from './Pitch.module.css';
import type { SitePicture } from './pictures';

interface HeroProps {
  title: ReactNode;
  lead: string;
  demo?: boolean;
  /** What is to be seen beside the words, or below them on a phone. */
  children: ReactNode;
}

export function Hero({ title, lead, demo = false, children }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.actions}>
          <CallToAction />
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
      <div className={classes.view}>{children}</div>
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
  picture: SitePicture;
  /** Whether the picture was taken on a phone. */
  phone?: boolean;
  flip?: boolean;
}

/** Words and one detail of the product side by side. */
export function Side({ title, children, picture, phone = false, flip = false }: SideProps) {
  return (
    <section className={classes.side} data-flip={flip || undefined}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={classes.view} data-phone={phone || undefined}>
        {phone ? <Phone picture={picture} /> : <Shot picture={picture} />}
      </div>
    </section>
  );
}

export function Shot({ picture, first = false }: { picture: SitePicture; first?: boolean }) {
  const { alt, ...image } = picture;
  return (
    <img
      {...image}
      alt={alt}
      className={classes.picture}
      decoding="async"
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

export function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.closing}>
      <h2>{title}</h2>
      <p>{children}</p>
      <CallToAction />
    </section>
  );
}
