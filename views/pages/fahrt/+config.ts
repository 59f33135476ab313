export default {
  title: 'Fahrt',
  description:
    'Adressen, Beträge und „Geliefert“ für alle, die gerade eine Fahrt machen: ohne Konto, mit einem Link, der mit der Fahrt endet.',
};
