import type { Role } from '../user/user.types.js';

/** Somebody who can take over this tablet. */
export interface ColleagueView {
  id: string;
  name: string;
  role: Role;
}

export const toColleagueView = (user: { id: string; name: string; role: Role | null }): ColleagueView => ({
  id: user.id,
  name: user.name,
  role: user.role ?? 'staff',
});

/** `/app/switchUser` */
export interface SwitchUserPage {
  currentId: string;
  colleagues: ColleagueView[];
}
