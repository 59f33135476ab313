import type { Phrase } from '../../shared/voice.rules.js';

/** One household or one phone, not one of the billions of addresses it may pick from: IPv6 counts by its /64. */
export function addressKey(ip: string): string {
  const address = ip
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
    .replace(/%.*$/, '');
  return address.includes(':') ? `${expanded(address).slice(0, 4).join(':')}::/64` : address;
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
}

export function waitPhrase(seconds: number): Phrase {
  const [german, english] = waitOf(seconds);
  return {
    du: `Bitte warte ${german}.`,
    sie: `Bitte warten Sie ${german}.`,
    en: `Please wait ${english}.`,
  };
}

function waitOf(seconds: number): [german: string, english: string] {
  if (seconds === 1) return ['eine Sekunde', 'a second'];
  if (seconds <= 90) return [`${seconds} Sekunden`, `${seconds} seconds`];
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return [`${minutes} Minuten`, `${minutes} minutes`];
  const hours = Math.ceil(minutes / 60);
  return [`${hours} Stunden`, `${hours} hours`];
}
