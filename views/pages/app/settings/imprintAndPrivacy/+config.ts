export default { layout: 'admin', title: 'Rechtstexte im Shop' };
