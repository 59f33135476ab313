/** The list with these questions, so that "back" finds it again. */
export function addressOf({ search, state, page }: { search: string; state: string; page?: number }): string {
  const asked = new URLSearchParams();
  if (search.trim()) asked.set('search', search.trim());
  if (state) asked.set('state', state);
  if (page && page > 1) asked.set('page', String(page));
  return `/app/vouchers${asked.size > 0 ? `?${asked}` : ''}`;
}
