export default { title: 'Passwort zurücksetzen' };
