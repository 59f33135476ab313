import { Section } from '../../../../components/frame/Section';
import classes from './Editor.module.css';
import { TEMPLATES } from './templates';
import type { OfferEditing } from './useOffer';

/** For a new campaign: what it is like, before anybody reads a form. */
export const Templates = ({ editing: { change } }: { editing: OfferEditing }) => (
  <Section
    title="Womit anfangen?"
    lead="Eine Vorlage füllt das Formular. Wofür sie gilt, wählst du danach: Bis dahin gilt sie für alles."
  >
    <ul className={classes.templates}>
      {TEMPLATES.map(({ name, example, form }) => (
        <li key={name}>
          <button type="button" className={classes.template} onClick={() => change(structuredClone(form))}>
            <b>{name}</b>
            <span>{example}</span>
          </button>
        </li>
      ))}
    </ul>
  </Section>
);
