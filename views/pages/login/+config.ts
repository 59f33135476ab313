export default {
  title: 'Login',
  description:
    'Melde dich bei Tresen an: Bestellungen, Speisekarte und Küche deines Restaurants an einem Ort.',
};
