export default {
  title: 'Kostenlos starten',
  description: 'Lege dein Konto bei Tresen an und richte deinen eigenen Bestellshop ein. Ohne Provision.',
};
