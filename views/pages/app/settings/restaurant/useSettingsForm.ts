import { useState } from 'react';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { focusFirstInvalid } from '../../../../lib/form/form';
import { type FormSettings, formOf, type Problems, type SettingsForm } from './settings-form';

/** What is typed on the page, and what is wrong with it. */
export function useSettingsForm(initial: ShopView) {
  const [form, setForm] = useState(() => formOf(initial));
  const [problems, setProblems] = useState<Problems>({});

  function change(part: Partial<SettingsForm>): void {
    setProblems({});
    setForm((before) => ({ ...before, ...part }));
  }

  function changeSettings(part: Partial<FormSettings>): void {
    setProblems({});
    setForm((before) => ({ ...before, settings: { ...before.settings, ...part } }));
  }

  function refuse(found: Problems): void {
    setProblems(found);
    focusFirstInvalid();
  }

  function show(next: SettingsForm): void {
    setProblems({});
    setForm(next);
  }

  return { form, problems, change, changeSettings, refuse, show };
}
