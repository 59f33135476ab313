export default { layout: 'admin', title: 'Benutzer wechseln' };
