import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { DesignPage } from '../../../../../src/shop/design/design.view';
import { embedSnippet } from '../../../../../src/shop/design/embed.rules';
import type { Colors } from '../../../../../src/shop/restaurant/shop.types';
import { CopyField } from '../../../../components/fields/CopyField';
import { Section } from '../../../../components/frame/Section';
import classes from './Design.module.css';

interface Props extends Pick<DesignPage, 'shopUrl' | 'qr'> {
  colors: Colors;
}

export function ShareSection({ shopUrl, qr, colors }: Props) {
  return (
    <Section title="Zum Shop führen" lead="Für die eigene Website, für Flyer und für das Schaufenster.">
      <div className={classes.share}>
        <div className={classes.stack}>
          <CopyField label="Adresse des Shops" value={shopUrl} />
          <CopyField
            label="Knopf „Jetzt bestellen“"
            description="Diesen Code dort in die Website einfügen, wo der Knopf stehen soll. Er ist ein einfacher Link und lädt nichts nach."
            value={embedSnippet(shopUrl, colors)}
          />
          <p className={classes.own}>
            Der ganze Shop kann auch als <a href="/app/settings/export">eigene Website</a> auf eurem Webspace
            stehen.
          </p>
        </div>
        <div className={classes.qr}>
          <img src={qr.svg} alt="QR-Code, der zum Shop führt" width="176" height="176" />
          <div className={classes.buttons}>
            <Download href={qr.svg} name="qr-code.svg" label="QR-Code als SVG" />
            <Download href={qr.png} name="qr-code.png" label="QR-Code als PNG" />
          </div>
        </div>
      </div>
    </Section>
  );
}

const Download = ({ href, name, label }: { href: string; name: string; label: string }) => (
  <Button
    component="a"
    href={href}
    download={name}
    variant="default"
    leftSection={<IconDownload size={18} aria-hidden />}
  >
    {label}
  </Button>
);
