import { useState } from 'react';
import type { PartForm, PartKey } from '../../../../../src/shop/settings/parts.rules';
import { focusFirstInvalid } from '../../../../lib/form/form';
import type { Problems } from './settings-form';

/** What is typed on the page, and what is wrong with it. */
export function useSettingsForm<P extends PartKey>(initial: () => PartForm<P>) {
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});

  function change(part: Partial<PartForm<P>>): void {
    setProblems({});
    setForm((before) => ({ ...before, ...part }));
  }

  function changeSettings(part: Partial<PartForm<P>['settings']>): void {
    setProblems({});
    setForm((before) => ({ ...before, settings: { ...before.settings, ...part } }));
  }

  function refuse(found: Problems): void {
    setProblems(found);
    focusFirstInvalid();
  }

  function show(next: PartForm<P>): void {
    setProblems({});
    setForm(next);
  }

  return { form, problems, change, changeSettings, refuse, show };
}
