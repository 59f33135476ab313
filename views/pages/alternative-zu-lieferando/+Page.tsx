import type { HomePage } from '../../../src/site/site.view';
import { Closing, Feature, Features, Hero, Side } from '../../components/site/Pitch';
import { PICTURES } from '../../components/site/pictures';

export default function Alternative({ demo }: HomePage) {
  return (
    <>
      <Hero
        title="Bestellungen, die dir gehören"
        lead="Ein Portal bringt dir Gäste und nimmt dafür einen Teil jeder Bestellung. Wer dich schon kennt, braucht das Portal nicht: Gib ihm deine eigene Bestellseite."
        demo={demo}
        picture={PICTURES.menu}
      />
      <Features title="Was anders ist">
        <Feature title="Fester Preis statt Anteil">
          Du zahlst einen Monatsbetrag, der auf der Preisseite steht. Ob du zehn oder tausend Bestellungen
          hast, ändert daran nichts.
        </Feature>
        <Feature title="Keine Konkurrenz auf deiner Seite">
          Auf deiner Bestellseite stehst nur du: deine Farben, dein Name, deine Karte. Kein anderes Lokal,
          keine bezahlten Plätze darüber.
        </Feature>
        <Feature title="Der Gast bleibt deiner">
          Du hast die Telefonnummer, wenn etwas fehlt, und den Namen, wenn er wiederkommt. Mehr als zur
          Bestellung nötig wird nicht gefragt.
        </Feature>
      </Features>
      <Side title="Ehrlich gesagt" picture={PICTURES.phones}>
        <p>
          Ein Portal findet Gäste, die dich noch nicht kennen. Das kann eine eigene Bestellseite nicht. Viele
          Häuser fahren deshalb beides: das Portal für neue Gäste, die eigene Seite für alle, die
          wiederkommen.
        </p>
        <ul>
          <li>Leg den Link deiner Bestellseite auf Google, Instagram und auf die Quittung.</li>
          <li>Gib auf der eigenen Seite weiter, was du an Provision sparst.</li>
          <li>Miss nach drei Monaten, wie viele Stammgäste gewechselt sind.</li>
        </ul>
      </Side>
      <Side title="Der Abend läuft trotzdem" picture={PICTURES.board} flip>
        <p>
          Bestellungen klingeln auf dem Tresen, du nimmst sie mit einer Zeit an, die Küche bekommt ihren Bon.
          Fällt das Netz kurz aus, geht nichts verloren: Jede bestätigte Bestellung ist gespeichert, bevor der
          Gast sie bestätigt bekommt.
        </p>
      </Side>
      <Closing title="Probier es neben dem Portal aus">
        Der kostenlose Tarif reicht für den Anfang. Du kannst jederzeit aufhören und deine Daten mitnehmen.
      </Closing>
    </>
  );
}
