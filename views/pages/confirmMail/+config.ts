export default {
  title: 'Adresse bestätigen',
  description:
    'Bestätige deine E-Mail-Adresse mit einem Klick, damit Nachrichten von Tresen sicher bei dir ankommen.',
};
