import type { HomePage } from '../../../src/site/site.view';
import { Closing, Feature, Features, Hero, Shot, Side } from '../../components/site/Pitch';
import pitch from '../../components/site/Pitch.module.css';
import { PICTURES } from '../../components/site/pictures';
import { Calculator } from './Calculator';
import { Examples } from './Examples';

export default function Alternative({ demo }: HomePage) {
  return (
    <>
      <Hero
        title="Bestellungen, die dir gehören"
        lead="Ein Portal bringt dir Gäste und rechnet dafür üblicherweise eine Provision ab. Wer dich schon kennt, kann auch direkt bestellen: auf deiner eigenen Seite."
        demo={demo}
      >
        <Shot picture={PICTURES.shop} first />
      </Hero>
      <section className={pitch.section}>
        <h2>Umsatz, Provision und Festpreis</h2>
        <p className={pitch.lead}>
          Jede Zahl hier kannst du ändern. Alle Beträge sind netto; Gebühren für Online-Zahlungen, Werbung und
          eigene Fahrer sind auf keiner Seite mitgerechnet.
        </p>
        <Calculator />
        <Examples />
      </section>
      <Features title="Was anders ist">
        <Feature title="Fester Preis statt Anteil">
          Du zahlst den Monatsbetrag, der auf der Preisseite steht. In den Tarifen Starter und Professional
          ist die Zahl der Bestellungen nicht begrenzt.
        </Feature>
        <Feature title="Auf deiner Seite stehst du">
          Deine Farben, dein Name, deine Karte. Andere Lokale und bezahlte Plätze gibt es auf deiner
          Bestellseite nicht.
        </Feature>
        <Feature title="Du kennst deine Gäste">
          Du hast die Telefonnummer, wenn etwas fehlt, und den Namen, wenn jemand wiederkommt. Mehr als zur
          Bestellung nötig wird nicht gefragt.
        </Feature>
      </Features>
      <Side title="Ehrlich gesagt" picture={PICTURES.verfolgen} phone>
        <p>
          Ein Portal findet Gäste, die dich noch nicht kennen, und bringt auf Wunsch oft auch Fahrer mit. Das
          kann eine eigene Bestellseite nicht. Du musst dich auch nicht entscheiden: Das Portal für neue
          Gäste, die eigene Seite für alle, die wiederkommen.
        </p>
        <ul>
          <li>Setz den Link deiner Bestellseite auf Google, Instagram und auf die Quittung.</li>
          <li>Leg jeder Tüte einen Zettel mit deiner Adresse im Netz bei, wenn dein Vertrag das erlaubt.</li>
          <li>Zähl nach drei Monaten, wie viele Stammgäste direkt bestellen, und rechne oben noch einmal.</li>
        </ul>
      </Side>
      <Closing title="Probier es neben dem Portal aus">
        Der kostenlose Tarif reicht für die ersten 50 Bestellungen im Monat zur Abholung. Deine Daten kannst
        du jederzeit mitnehmen.
      </Closing>
      <p className={pitch.small}>
        Lieferando ist der Name eines anderen Unternehmens, mit dem wir nicht verbunden sind. Sätze und Preise
        ändern sich; verbindlich ist, was in deinem Vertrag steht.
      </p>
    </>
  );
}
