export default { title: 'Benutzer wechseln' };
