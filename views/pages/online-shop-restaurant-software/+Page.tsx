import type { HomePage } from '../../../src/site/site.view';
import { Phone } from '../../components/site/Phone';
import { Closing, Feature, Features, Hero, Side } from '../../components/site/Pitch';
import { PICTURES } from '../../components/site/pictures';
import classes from './OnlineShop.module.css';

export default function OnlineShop({ demo }: HomePage) {
  return (
    <>
      <Hero
        title={
          <>
            <span className={classes.whole}>Online-Shop,</span> der bis in die Küche reicht
          </>
        }
        lead="Bestellseite, Tresen und Küchenbon sind ein Programm. Nichts wird abgetippt, nichts fällt zwischen zwei Systemen durch."
        demo={demo}
      >
        <div className={classes.phone}>
          <Phone picture={PICTURES.gericht} first />
        </div>
      </Hero>
      <Features title="Für Gäste">
        <Feature title="Schnell auf jedem Handy">
          Die Karte kommt als fertige Seite. Erst wenn jemand ein Gericht antippt, wird der Rest geladen.
        </Feature>
        <Feature title="Allergene, die stimmen">
          Ungeprüft heißt ungeprüft: Steht bei einem Gericht noch nichts, sagt die Karte das, statt „enthält
          nichts“ zu behaupten.
        </Feature>
        <Feature title="Für alle bedienbar">
          Mit Tastatur, Vorlesehilfe und großer Schrift. Schrift auf deinen Farben bleibt lesbar, weil wir den
          Kontrast ausrechnen.
        </Feature>
      </Features>
      <Side title="Für den Tresen" picture={PICTURES.bestellung}>
        <p>
          Neu, in Arbeit, fertig: drei Spalten und große Knöpfe. Zwei Tablets dürfen dieselbe Bestellung offen
          haben, nur eines gewinnt, und das andere erfährt es.
        </p>
        <p>
          Inhaber, Leitung und Team haben eigene Rechte. Am gemeinsamen Tablet wechselt man mit einer PIN.
        </p>
      </Side>
      <Side title="Für die Küche" picture={PICTURES.druck} flip>
        <p>
          Star-Drucker mit CloudPRNT fragen selbst nach Arbeit, du brauchst keinen Rechner daneben. Der Bon
          ist groß, ohne Preise und ohne Telefonnummern.
        </p>
      </Side>
      <Features title="Für das Büro">
        <Feature title="Mehrwertsteuer richtig geteilt">
          Speisen, Getränke, Pfand und Gebühren landen im richtigen Satz, auf den Cent genau und mit dem Tag
          der Übergabe.
        </Feature>
        <Feature title="Rechtstexte mit Stand">
          Die Bestellung merkt sich, was galt, als sie aufgegeben wurde. Spätere Änderungen an Preisen oder
          Texten rühren sie nicht an.
        </Feature>
        <Feature title="Selbst betreiben erlaubt">
          Wer möchte, betreibt Tresen auf dem eigenen Server. Ein Befehl genügt zum Ausprobieren.
        </Feature>
      </Features>
      <Closing title="Richte deinen Shop ein">
        Vorlagen für Pizzeria, Döner, Asia, Burger und Café sparen dir das Abtippen.
      </Closing>
    </>
  );
}
