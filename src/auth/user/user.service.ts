import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { Passwords } from './passwords.js';
import { OtherShop } from './user.errors.js';
import { UserRepository } from './user.repository.js';
import { normalEmail } from './user.rules.js';
import type { Role, User } from './user.types.js';

export interface NewUser {
  email: string;
  password: string;
  name: string;
}

type Origin = Partial<
  Pick<User, 'demo' | 'mailConfirmedAt' | 'confirmBy' | 'terms' | 'processing' | 'shopId' | 'role'>
>;

/** The people who may sign in, for everybody who needs to know them. */
@Injectable()
export class UserService {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  find(userId: string): Promise<User | null> {
    return this.users.find(userId);
  }

  /** What people are called by their ids; a deleted account has no name any more. */
  async namesOf(userIds: readonly (string | null)[]): Promise<Map<string, string>> {
    const ids = [...new Set(userIds)].filter((id) => id !== null);
    const users = await Promise.all(ids.map((id) => this.find(id)));
    return new Map(users.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findByEmail(normalEmail(email));
  }

  /** Refused when somebody already works for another shop; the same shop twice is fine. */
  async attachShop(userId: string, shopId: string, role: Role): Promise<void> {
    if (!(await this.users.attachShop(userId, shopId, role))) throw new OtherShop();
  }

  async create({ email, password, name }: NewUser, origin: Origin): Promise<User> {
    const now = this.clock.now();
    const user: User = {
      id: newId(now.getTime()),
      email: normalEmail(email),
      name: name.trim(),
      shopId: null,
      role: null,
      demo: false,
      mailConfirmedAt: null,
      confirmBy: null,
      terms: null,
      processing: null,
      createdAt: now,
      passwordHash: await this.passwords.hash(password),
      pinHash: null,
      twoFactor: null,
      pendingSecret: null,
      reset: null,
      mailChange: null,
      ...origin,
    };
    await this.users.add(user);
    return user;
  }

  /** An account whose mailbox needs no proof, for the demo restaurant. Signs in on this machine only. */
  createVerified(user: NewUser): Promise<User> {
    return this.create(user, { demo: true, mailConfirmedAt: this.clock.now() });
  }
}
