export default {
  title: 'Passwort zurücksetzen',
  description:
    'Passwort vergessen? Wir schicken dir einen Link, mit dem du für dein Konto bei Tresen ein neues setzt.',
};
