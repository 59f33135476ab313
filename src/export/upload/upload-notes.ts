/** What the history says about a server, for the operator. */

const MOST_NAMED = 6;

export const DAMAGED =
  'Unsere Dateiliste auf dem Server war beschädigt oder verändert. Alle Dateien wurden neu verglichen; gelöscht wurde nichts.';
export const RESUMED = 'Eine unterbrochene Übertragung wurde fortgesetzt.';
export const GAPS =
  'Der Server ersetzt keine vorhandenen Dateien. Sie wurden einzeln gelöscht und umbenannt; dabei fehlte jede für einen Moment.';
export const refusedRemoval = (count: number): string =>
  `Nicht mehr benötigte Dateien, die der Server nicht löschen ließ: ${count}.`;
export const replaced = (folder: string, files: string[]): string => {
  const more = files.length - MOST_NAMED;
  const named = files.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` und ${more} weitere` : '');
  return `Hier lag eine andere Website. Kopien von allem, was ersetzt wurde, liegen in „${folder}“: ${named}. Alles Übrige blieb unberührt.`;
};
export const fewerLines = (count: number): string =>
  count === 1
    ? 'Der Server erlaubt nur eine Verbindung. Deshalb dauert es länger.'
    : `Der Server erlaubt nur ${count} Verbindungen gleichzeitig. Deshalb dauert es länger.`;
