export default { title: 'Vorlauf und Vorbestellung' };
