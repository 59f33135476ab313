export default { title: 'Tagesübersicht' };
