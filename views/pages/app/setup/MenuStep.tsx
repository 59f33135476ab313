import { Radio } from '@mantine/core';
import {
  IconBowlChopsticks,
  IconBurger,
  IconCoffee,
  IconFileDescription,
  IconMeat,
  IconPizza,
} from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { TemplateKey, TemplateView } from '../../../../src/shop/templates/template.types';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import classes from './MenuStep.module.css';
import { thenTo } from './next-step';
import { StepFrame } from './StepFrame';
import { pathOf } from './steps';

const KITCHENS: Record<TemplateKey, { name: string; icon: typeof IconPizza }> = {
  pizzeria: { name: 'Pizzeria', icon: IconPizza },
  doener: { name: 'Döner', icon: IconMeat },
  asia: { name: 'Asia', icon: IconBowlChopsticks },
  burger: { name: 'Burger', icon: IconBurger },
  cafe: { name: 'Café', icon: IconCoffee },
  empty: { name: 'Leere Karte', icon: IconFileDescription },
};

interface MenuStepProps {
  templates: TemplateView[];
  menuBegun: boolean;
}

export function MenuStep({ templates, menuBegun }: MenuStepProps) {
  const [chosen, setChosen] = useState<string>('');
  const [missing, setMissing] = useState(false);
  const { busy, send } = useSending();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (menuBegun) return navigate(pathOf('done'));
    setMissing(chosen === '');
    if (chosen === '') return;

    await send(() => thenTo('done', api.post('/api/setup/menu', { template: chosen })));
  }

  return (
    <StepFrame
      step="menu"
      title="Womit fängt deine Karte an?"
      lead={menuBegun ? BEGUN : LEAD}
      saving={busy}
      action={menuBegun ? 'Weiter' : 'Fertig'}
      onSubmit={save}
    >
      {!menuBegun && (
        <TemplateCards templates={templates} chosen={chosen} onChoose={setChosen} missing={missing} />
      )}
    </StepFrame>
  );
}

interface TemplateCardsProps {
  templates: TemplateView[];
  chosen: string;
  onChoose: (key: string) => void;
  missing: boolean;
}

const TemplateCards = ({ templates, chosen, onChoose, missing }: TemplateCardsProps) => (
  <Radio.Group
    aria-label="Vorlage"
    value={chosen}
    onChange={onChoose}
    error={missing && 'Bitte eine Vorlage wählen.'}
  >
    <div className={classes.cards}>
      {templates.map((template) => (
        <TemplateCard key={template.key} template={template} />
      ))}
    </div>
  </Radio.Group>
);

const LEAD =
  'Eine Vorlage bringt Kategorien, Gerichte, Größen und Extras mit. Namen und Preise passt du danach an, Allergene prüfst du selbst.';
const BEGUN =
  'Deine Karte hat schon Gerichte. Eine Vorlage würde sie überschreiben, darum bleibt sie, wie sie ist.';

function TemplateCard({ template: { key, categories, products } }: { template: TemplateView }) {
  const { name, icon: Icon } = KITCHENS[key];

  return (
    <Radio.Card value={key} className={classes.card} aria-label={name}>
      <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.text}>
          {products > 0 ? `${products} Gerichte: ${categories.join(', ')}` : 'Du legst alles selbst an.'}
        </p>
      </div>
      <Radio.Indicator />
    </Radio.Card>
  );
}
