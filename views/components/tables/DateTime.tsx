import { formatDate, formatDateTime, formatTime } from '../../../src/shared/berlin-time';

interface DateTimeProps {
  /** An instant as it came in JSON. */
  at: string | Date;
  show?: 'date' | 'time' | 'both';
}

const FORMATS = { date: formatDate, time: formatTime, both: formatDateTime };

/** German, 24 hours, Europe/Berlin, on the server and on a laptop in Mallorca alike. */
export function DateTime({ at, show = 'both' }: DateTimeProps) {
  const instant = new Date(at);
  return <time dateTime={instant.toISOString()}>{FORMATS[show](instant)}</time>;
}
