export type Role = 'owner' | 'manager' | 'staff';

/** Who is asking. Made from the access token, so it costs no read. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** Took over with a PIN. */
  byPin: boolean;
  shopId: string | null;
  role: Role | null;
  name: string;
  email: string;
}

/** The part of a viewer that every page may know. */
export const publicViewer = ({ userId, name, email, role, shopId }: Viewer) => ({
  id: userId,
  name,
  email,
  role,
  hasShop: shopId !== null,
});
