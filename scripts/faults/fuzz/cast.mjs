const PASSWORD = 'tresen-demo';
const PIN = '4826';
const PEOPLE = {
  owner: 'owner@bella.example',
  manager: 'manager@bella.example',
  staff: 'staff@bella.example',
};
export const TEAM = Object.keys(PEOPLE);
export const ROLES = ['nobody', 'guest', ...TEAM, 'pin'];

/** Who calls: each role with its headers, and signed in again once a call has ended its session. */
export async function castOf(url) {
  const tokens = new Map();
  const post = async (path, body, token) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()).data;
  };
  const enter = async (role) =>
    (await post('/api/auth/login', { email: PEOPLE[role], password: PASSWORD })).token;
  /** The manager's tablet in the hands of the owner. */
  const takeOver = async () => {
    const owner = await enter('owner');
    await post('/api/user/pin', { currentPassword: PASSWORD, pin: PIN }, owner);
    const { user } = await (await ask('/api/auth/session', owner)).json().then(({ data }) => data);
    return (await post('/api/user/switch', { memberId: user.id, pin: PIN }, await enter('manager'))).token;
  };
  const ask = (path, token) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const signIn = async (role) => tokens.set(role, await (role === 'pin' ? takeOver() : enter(role)));
  for (const role of [...TEAM, 'pin']) await signIn(role);

  return {
    /** What a new restaurant lacks: somebody invited. */
    invite: () =>
      post('/api/member/invite', { email: 'aylin@bella.example', role: 'staff' }, tokens.get('owner')),
    headersOf: (role) => ({
      ...(role !== 'nobody' && { origin: url }),
      ...(tokens.has(role) && { authorization: `Bearer ${tokens.get(role)}` }),
    }),
    /** Whoever was signed out, by themselves or by somebody else, comes back. */
    comeBack: async () => {
      for (const [role, token] of tokens)
        if ((await ask('/api/auth/session', token)).status === 401) await signIn(role);
    },
  };
}
