/** When a tour leaves that was made ahead. */
export const awaitedText = (numbers: readonly number[]): string =>
  `Die Fahrt geht los, sobald ${listOf(numbers)} fertig ${numbers.length === 1 ? 'ist' : 'sind'}.`;

function listOf(numbers: readonly number[]): string {
  const named = numbers.map((number) => `Nr. ${number}`);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} und ${named.at(-1)}`;
}
