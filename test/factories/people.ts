import { UserService } from '../../src/auth/user/user.service.js';
import type { Role, User } from '../../src/auth/user/user.types.js';
import type { RunningApp } from '../support/app.js';

/** The cast: Lucia owns Trattoria Bella, Jonas works there, Yusuf owns Imbiss Nord. */
export const LUCIA = {
  email: 'lucia@trattoria-bella.example',
  name: 'Lucia Rossi',
  password: 'pasta al dente 7',
};
export const JONAS = {
  email: 'jonas@trattoria-bella.example',
  name: 'Jonas Weber',
  password: 'tellerstapel 12',
};
export const YUSUF = {
  email: 'yusuf@imbiss-nord.example',
  name: 'Yusuf Demir',
  password: 'scharf mit alles',
};

export interface Person {
  email: string;
  name: string;
  password: string;
}

let others = 0;

/** An account that exists; the shop need not. */
export function aUser(
  { app, clock }: RunningApp,
  person: Partial<Person> = {},
  member: { shopId: string; role: Role } | null = null,
): Promise<User> {
  others += 1;
  const stranger = {
    email: `gast${others}@example.org`,
    name: `Gast ${others}`,
    password: 'ein gutes Passwort',
  };
  const users = app.get(UserService, { strict: false });
  return users.create({ ...stranger, ...person }, { mailConfirmedAt: clock.now(), ...member });
}
