import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DeliveryArea } from '../../../../../src/shop/delivery/delivery.types';
import { toast } from '../../../../lib/toasts/toasts';
import type { Zones } from './useZones';

const NO_READER = 'Dafür braucht es gerade eine Verbindung. Bitte versuch es gleich noch einmal.';
/** Seldom wanted, so it comes with the first file. */
const reader = () => import('../../../../../src/shop/delivery/area-import.rules').catch(() => null);

/** Areas drawn elsewhere: GeoJSON, or KML as map makers export it. */
export function ImportButton({ zones }: { zones: Zones }) {
  const input = useRef<HTMLInputElement>(null);

  async function read(chosen: HTMLInputElement): Promise<void> {
    const [file] = chosen.files ?? [];
    if (!file) return;
    // The same file can be chosen again.
    chosen.value = '';
    const found = await reader();
    if (!found) return void toast.error('Import nicht möglich', NO_READER);
    const { areas, problem } = found.importAreas(await file.text());
    if (problem) return void toast.error('Import nicht möglich', found.IMPORT_PROBLEMS[problem]);

    zones.add(
      areas.map(
        ({ name, rings }): Partial<DeliveryArea> => ({
          ...(name && { name: name.slice(0, 80) }),
          match: { type: 'polygon', rings },
        }),
      ),
    );
    toast.success(areas.length === 1 ? 'Ein Gebiet eingelesen' : `${areas.length} Gebiete eingelesen`);
  }

  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".geojson,.json,.kml,application/geo+json,application/json,application/vnd.google-earth.kml+xml"
        aria-label="Datei mit Liefergebieten"
        onChange={({ currentTarget }) => void read(currentTarget)}
      />
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        GeoJSON oder KML einlesen
      </Button>
    </>
  );
}
