/** Words before a name that are none; behind them usually stands a surname. */
const TITLES = /^(herrn?|frau|fam(ilie)?|firma|dr|prof|mr|mrs|ms|miss|family)\.?$/iu;

const LONGEST = 30;

/** How a guest is thanked: by their first name and nothing more, because a link may be passed on; '' when unsure. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  const isFirst = /^\p{L}[\p{L}'’-]*$/u.test(first) && !TITLES.test(first) && first.length <= LONGEST;
  return isFirst && first.length > 1 ? first : '';
}
