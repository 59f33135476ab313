import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
const TABS = 12;

/** A page in the browser: whether it fits, what axe finds, whether the keyboard gets along and sees where it is. */
export async function visitPage(page, url) {
  const answer = await page.goto(url);
  if (!answer || answer.status() >= 400) return null;
  await page.locator('html[data-alive]').waitFor();
  const found = { axe: await axeCount(page), keyboard: await keyboardOf(page) };
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    found[width] = await widthOf(page);
  }
  return found;
}

async function axeCount(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const moving = document.getAnimations().map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(moving), new Promise((resolve) => setTimeout(resolve, 1_500))]);
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
  for (const place of found) process.stderr.write(`  ${place}\n`);
  return found.length;
}

/** Each press of Tab lands elsewhere, and what has the focus shows it. */
async function keyboardOf(page) {
  const faults = [];
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isSeen = [element, element.parentElement, element.nextElementSibling].some((part) => {
        const style = part && getComputedStyle(part);
        return (
          style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none' || style.borderColor !== '')
        );
      });
      const isStuck = element === globalThis.lastFocused;
      globalThis.lastFocused = element;
      return isStuck || !isSeen ? element.outerHTML.slice(0, 80) : null;
    });
    if (fault) faults.push(fault);
  }
  return faults.length === 0 ? 'yes' : `${faults.length} faults`;
}

async function widthOf(page) {
  await page.waitForTimeout(250);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  return over > 0 ? `+${over} px` : 'fits';
}
