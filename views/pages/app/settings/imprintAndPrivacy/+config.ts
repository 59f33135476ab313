export default { title: 'Rechtstexte im Shop' };
