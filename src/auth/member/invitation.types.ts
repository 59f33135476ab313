import type { Role } from '../user/user.types.js';

export interface Invitation {
  id: string;
  shopId: string;
  email: string;
  role: Role;
  hash: string;
  inviter: string;
  createdAt: Date;
  expiresAt: Date;
}
