import { createRequire } from 'node:module';

const ofJest = createRequire(createRequire(import.meta.url).resolve('jest'));
/** Jest's own, which goes by remembered durations where there are any. */
const { default: Sequencer } = createRequire(ofJest.resolve('@jest/core'))('@jest/test-sequencer');

/**
 * What takes half a minute or more, longest first. On a fresh clone jest knows no durations and goes by the size of the
 * files; a long spec in a short file would begin last, and one lane would wait for it alone.
 */
export const LONG = [
  'test/spec/browser.spec.ts',
  'test/upgrade/upgrade.spec.ts',
  'test/faults/shift.spec.ts',
  'test/faults/kill.spec.ts',
  'test/scripts/build.spec.ts',
  'test/scripts/start.spec.ts',
  'test/faults/paper.spec.ts',
  'test/faults/damage.spec.ts',
  'test/slices/bad-input.spec.ts',
  'test/slices/media.spec.ts',
  'test/views/client.spec.ts',
  'test/slices/openapi.spec.ts',
  'test/journeys/leaving.spec.ts',
  'test/journeys/storefront.spec.ts',
  'test/journeys/texts.spec.ts',
  'test/journeys/guest-delivery.spec.ts',
  'test/journeys/paying-desk.spec.ts',
  'test/journeys/printer-mqtt.spec.ts',
  'test/journeys/thread.spec.ts',
  'test/journeys/menu.spec.ts',
  'test/journeys/plan.spec.ts',
  'test/journeys/paying.spec.ts',
  'test/journeys/auth.spec.ts',
  'test/journeys/ingredients.spec.ts',
  'embedded-mongo/test/kill.spec.ts',
  'embedded-mongo/test/daemon.spec.ts',
  'views/storefront/legal/Markup.properties.spec.tsx',
  'src/platform/pay/outage.spec.ts',
  'src/printer/job/print-job.properties.spec.ts',
  'src/shop/paper/outputs.spec.ts',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const others = super.sort(tests);
    const long = LONG.flatMap((name) => others.filter(({ path }) => path.endsWith(`/${name}`)));
    return [...long, ...others.filter((test) => !long.includes(test))];
  }
}
