import type { HistoryAsked } from '../../../../src/shop/history/history.view';

/** Every order there ever was. */
export const PLAIN: HistoryAsked = {
  from: '',
  to: '',
  state: 'all',
  way: '',
  payment: '',
  money: '',
  by: '',
  search: '',
  late: '',
};

/** What is asked, as the query of an address; '' for everything. */
export function queryOf(asked: HistoryAsked): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(PLAIN) as (keyof HistoryAsked)[]) {
    const value = asked[key].trim();
    if (value !== PLAIN[key]) query.set(key, value);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Whether less than everything is shown: an empty list then says something about the question. */
export const isNarrowed = (asked: HistoryAsked): boolean => queryOf(asked) !== '';
