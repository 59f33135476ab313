/**
 * What to write into the field of the town: the only town of the postal code, never over what the guest has written. ''
 * takes back what we wrote for another code; null leaves the field alone.
 */
export function townToWrite(
  towns: readonly string[],
  { written, ours }: { written: string; ours: string },
): string | null {
  if (written.trim() !== '' && written !== ours) return null;
  const [town = '', ...others] = towns;
  const certain = others.length === 0 ? town : '';
  return certain === written ? null : certain;
}
