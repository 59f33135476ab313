import { Radio } from '@mantine/core';
import { MENU_DESIGNS, type MenuDesign } from '../../../../../src/shop/printed-menu/printed-menu.types';
import { DESIGN_LABEL } from './choice';
import classes from './MenuGenerator.module.css';

interface Props {
  value: MenuDesign;
  onChange: (design: MenuDesign) => void;
}

/** Each design as a small card set in its own letters. */
export function DesignChoice({ value, onChange }: Props) {
  return (
    <Radio.Group label="Gestaltung" value={value} onChange={(design) => onChange(design as MenuDesign)}>
      <div className={classes.designs}>
        {MENU_DESIGNS.map((design) => (
          <Radio.Card
            key={design}
            value={design}
            className={classes.design}
            aria-label={DESIGN_LABEL[design]}
          >
            <span className={classes.sample} data-design={design} aria-hidden>
              Karte
            </span>
            <span className={classes.designName}>{DESIGN_LABEL[design]}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
