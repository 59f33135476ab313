export default { title: 'Feiertage und Pausen' };
