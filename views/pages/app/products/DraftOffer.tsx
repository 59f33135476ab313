import { Button } from '@mantine/core';
import { formatTime } from '../../../../src/shared/berlin-time';
import classes from './DraftOffer.module.css';
import type { Draft } from './editor/opened.types';

interface Props {
  draft: Draft;
  /** Where it does not go without saying which dish it is. */
  named?: boolean;
  resume: () => void;
  discard: () => void;
}

export const DraftOffer = ({ draft: { at, id, fields }, named = false, resume, discard }: Props) => (
  <section className={classes.offer} aria-label="Entwurf">
    <p className={classes.words}>
      <strong>Entwurf vom {formatTime(new Date(at))}</strong>
      {named && (
        <span>
          {id === null && 'Neue Speise'}
          {id === null && fields.name && ' '}
          {fields.name && `„${fields.name}“`}
        </span>
      )}
    </p>
    <div className={classes.buttons}>
      <Button variant="subtle" onClick={discard}>
        Verwerfen
      </Button>
      <Button variant="default" onClick={resume}>
        Weiterführen
      </Button>
    </div>
  </section>
);
