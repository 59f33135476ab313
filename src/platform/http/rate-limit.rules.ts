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

export function waitSentence(seconds: number): string {
  if (seconds <= 90) return `Bitte warte ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `Bitte warte ${minutes} Minuten.`;
  return `Bitte warte ${Math.ceil(minutes / 60)} Stunden.`;
}
