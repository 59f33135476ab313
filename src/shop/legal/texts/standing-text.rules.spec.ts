import { describe, expect, it } from '@jest/globals';
import { newDesign } from '../../restaurant/new-shop.rules.js';
import { STANDING_TEXTS } from '../legal.types.js';
import { standingText } from './standing-text.rules.js';

const bella = {
  name: 'Trattoria *Bella*',
  contact: { phone: '030 23125 123', email: 'post@bella.example', website: '' },
  design: newDesign(),
};

describe('the texts nobody has to write', () => {
  it.each(STANDING_TEXTS)('%s addresses guests as the restaurant does', (kind) => {
    const sie = { ...bella, design: { ...bella.design, salutation: 'sie' as const } };
    expect(standingText(kind, bella)).toMatch(/\b(du|dich|uns bitte)\b/);
    expect(standingText(kind, sie)).toMatch(/\bSie\b/);
    expect(standingText(kind, sie)).not.toMatch(/\b(du|dich|dir|deine?r?)\b/);
  });

  it.each(STANDING_TEXTS)('%s tells how to reach the restaurant, if there is a way', (kind) => {
    expect(standingText(kind, bella)).toContain(
      'Telefon: [030 23125123](tel:+493023125123)  \nE-Mail: [post@bella.example](mailto:post@bella.example)',
    );
    const silent = { ...bella, contact: { phone: '', email: '', website: '' } };
    expect(standingText(kind, silent)).not.toMatch(/Telefon|E-Mail:/);
  });

  it('names why meals cannot be withdrawn from, and who watches over accessibility', () => {
    expect(standingText('withdrawal', bella)).toContain('kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2, 9 BGB)');
    expect(standingText('accessibility', bella)).toContain('MLBF');
    expect(standingText('accessibility', bella)).toContain('Trattoria \\*Bella\\*');
  });
});
