const BERLIN = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** '20.11.2026' */
export const berlinDayOf = (at) => BERLIN.format(new Date(at));
