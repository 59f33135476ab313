const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NEVER = { closed: true, ranges: [] };
const ALL_DAY = { closed: false, ranges: [{ from: '00:00', to: '24:00' }] };

export const paused = ({ call }) =>
  changed(call('/api/shop/pause', { length: 60, fulfilments: null, reason: 'Gerade sehr viel zu tun' }));

export const resumed = ({ call }) => changed(call('/api/shop/resume', {}));

/** Only today, so that the page can say when it opens again. */
export const closed = ({ call }) => {
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Berlin' })
    .format(new Date())
    .toLowerCase();
  return changed(
    call('/api/shop/update', { settings: { shopTimes: week({ [today]: { closed: true, ranges: [] } }) } }),
  );
};

export const open = ({ call }) => changed(call('/api/shop/update', { settings: { shopTimes: week({}) } }));

/** Nothing is picked up on any day. */
export const onlyDelivery = ({ call }) => ownTimes(call, { pickup: week(allDays(NEVER)) });

export const bothWays = ({ call }) => ownTimes(call, {});

/** Nobody drives: every area rests. */
export const onlyPickup = ({ call }) => drive(call, false);

export const driven = ({ call }) => drive(call, true);

const ownTimes = (call, times) => changed(call('/api/shop/update', { settings: { ownTimes: times } }));

async function drive(call, active) {
  const { data } = await call('/api/shop/get');
  const deliveryAreas = data.settings.deliveryAreas.map((area) => ({ ...area, active }));
  return changed(call('/api/shop/update', { settings: { deliveryAreas } }));
}

const allDays = (times) => Object.fromEntries(DAYS.map((day) => [day, times]));

const week = (other) => ({ ...allDays(ALL_DAY), ...other });

async function changed(answer) {
  const { success, message } = await answer;
  if (!success) throw new Error(`The restaurant could not do that: ${message}`);
}
