import { useEffect, useState } from 'react';

const KEY = 'tresen:station';

/** The station of this screen; it is the same after a reload. */
export function useStation() {
  const [station, setStation] = useState<string | null>(null);
  useEffect(() => setStation(localStorage.getItem(KEY)), []);
  const choose = (chosen: string | null) => {
    setStation(chosen);
    if (chosen === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, chosen);
  };
  return { chosen: station, choose };
}
