import type { Say } from './say.types';
import { spoken } from './spoken';
import { useVoice } from './Voice';

/** What a guest reads who pays at the table, in German. */
const germanTablePay = (say: Say) => ({
  title: (table: string) => `${table}: online bezahlen`,
  ownTable: say('Dein Tisch', 'Ihr Tisch'),
  toTable: 'Zurück zum Tisch',
  loading: 'Einen Moment …',
  needsScript: say(
    'Zum Bezahlen braucht dein Browser JavaScript. Sonst zahl einfach im Restaurant.',
    'Zum Bezahlen braucht Ihr Browser JavaScript. Sonst zahlen Sie einfach im Restaurant.',
  ),
  notOnline: 'Hier wird im Restaurant bezahlt.',
  nobody: say(
    'Dieser Browser sitzt noch nicht an diesem Tisch. Bestell erst etwas, dann lässt es sich hier bezahlen.',
    'Dieser Browser sitzt noch nicht an diesem Tisch. Bestellen Sie erst etwas, dann lässt es sich hier bezahlen.',
  ),
  otherBrowser: say(
    'Ob deine Zahlung angekommen ist, steht in dem Browser, in dem du am Tisch bestellt hast. Der Service sieht es auch: Frag ihn, bevor du noch einmal zahlst.',
    'Ob Ihre Zahlung angekommen ist, steht in dem Browser, in dem Sie am Tisch bestellt haben. Der Service sieht es auch: Fragen Sie ihn, bevor Sie noch einmal zahlen.',
  ),
  renewed: say(
    'Der Code dieses Tisches gilt nicht mehr. Scanne den Code auf deinem Tisch noch einmal, oder zahl einfach im Restaurant.',
    'Der Code dieses Tisches gilt nicht mehr. Scannen Sie den Code auf Ihrem Tisch noch einmal, oder zahlen Sie einfach im Restaurant.',
  ),
  over: say(
    'Dieser Tisch ist abgeschlossen. Ist noch etwas offen, zahlst du es bitte im Restaurant.',
    'Dieser Tisch ist abgeschlossen. Ist noch etwas offen, zahlen Sie es bitte im Restaurant.',
  ),
  whose: say('Was möchtest du bezahlen?', 'Was möchten Sie bezahlen?'),
  mine: 'Nur meine Runden',
  all: 'Alles, was offen ist',
  me: say('du', 'Sie'),
  sum: 'Zusammen',
  go: (amount: string) => `${amount} online bezahlen`,
  oneByOne: (rounds: number) =>
    `Das sind ${rounds} Zahlungen nacheinander: Jede Runde bekommt ihren eigenen Beleg.`,
  house: say(
    'Lieber bar oder mit Karte am Tisch? Dann ruf uns mit „Zahlen bitte“.',
    'Lieber bar oder mit Karte am Tisch? Dann rufen Sie uns mit „Zahlen bitte“.',
  ),
  pays: (name: string) => `${name} zahlt gerade online.`,
  nothing: say(
    'Gerade ist nichts da, was du online bezahlen kannst. Eine neue Runde lässt sich bezahlen, sobald wir sie angenommen haben.',
    'Gerade ist nichts da, was Sie online bezahlen können. Eine neue Runde lässt sich bezahlen, sobald wir sie angenommen haben.',
  ),
  allPaid: 'Alles bezahlt. An diesem Tisch ist nichts mehr offen.',
  round: 'Runde bezahlen',
  roundOf: (at: number, of: number) => `Runde ${at} von ${of} bezahlen`,
  notNow: 'Doch nicht',
  stopped: 'Nicht bezahlt',
  others: say(
    'Diese Runde hat schon jemand anders am Tisch bezahlt. Von dir wird dafür nichts eingezogen.',
    'Diese Runde hat schon jemand anders am Tisch bezahlt. Von Ihnen wird dafür nichts eingezogen.',
  ),
  noLonger: say(
    'Diese Runde lässt sich nicht mehr online bezahlen. Von dir wurde dafür nichts eingezogen; bitte frag den Service.',
    'Diese Runde lässt sich nicht mehr online bezahlen. Von Ihnen wurde dafür nichts eingezogen; bitte fragen Sie den Service.',
  ),
  goOn: 'Weiter',
  thanks: say('Danke, dass du da bist!', 'Danke, dass Sie da sind!'),
  paid: (amount: string) => `${amount} online bezahlt`,
  receipt: 'Beleg ansehen',
  stillOpen: (amount: string) => `Am Tisch sind noch ${amount} offen.`,
  more: 'Noch etwas bezahlen',
});

const englishTablePay: ReturnType<typeof germanTablePay> = {
  title: (table) => `${table}: pay online`,
  ownTable: 'Your table',
  toTable: 'Back to the table',
  loading: 'One moment …',
  needsScript: 'To pay here your browser needs JavaScript. You can also pay in the restaurant.',
  notOnline: 'You pay in the restaurant here.',
  nobody: 'This browser does not sit at this table yet. Order something first, then you can pay for it here.',
  otherBrowser:
    'Whether your payment has arrived you see in the browser in which you ordered at the table. The staff sees it too: ask them before you pay again.',
  renewed:
    'The code of this table is no longer valid. Please scan the code on your table again, or pay in the restaurant.',
  over: 'This table has been closed. If anything is still open, please pay it in the restaurant.',
  whose: 'What would you like to pay?',
  mine: 'Only my rounds',
  all: 'Everything that is open',
  me: 'you',
  sum: 'Together',
  go: (amount) => `Pay ${amount} online`,
  oneByOne: (rounds) => `These are ${rounds} payments, one after the other: each round has its own receipt.`,
  house: 'Rather cash, or by card at the table? Then call us with “The bill, please”.',
  pays: (name) => `${name} is paying online right now.`,
  nothing:
    'There is nothing to pay online right now. A new round can be paid as soon as we have accepted it.',
  allPaid: 'Everything is paid. Nothing is open at this table.',
  round: 'Pay this round',
  roundOf: (at, of) => `Pay round ${at} of ${of}`,
  notNow: 'Not now',
  stopped: 'Not paid',
  others: 'Somebody else at the table has paid this round already. You are not charged for it.',
  noLonger: 'This round can no longer be paid online. You were not charged; please ask the staff.',
  goOn: 'Continue',
  thanks: 'Thank you for being here!',
  paid: (amount) => `${amount} paid online`,
  receipt: 'See the receipt',
  stillOpen: (amount) => `${amount} are still open at this table.`,
  more: 'Pay for something else',
};

export const tablePayWordsFor = spoken(germanTablePay, englishTablePay);
export const useTablePayWords = () => tablePayWordsFor(useVoice());
