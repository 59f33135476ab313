import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { completed } from './api-document.rules.js';
import { readApiTypes } from './api-types.js';
import type { ApiDocument } from './openapi.types.js';
import { NONCE_MARK, renderReference } from './reference.page.js';

const ABOUT = `Alle Aufrufe antworten mit \`{ success, data, message? }\`, Ablehnungen mit \`{ success: false, code, headline,
message, fields? }\`. Beträge sind ganze Cent, Zeitpunkte ISO 8601 in UTC.`;

/** Written when somebody first asks: most processes never need it. */
@Injectable()
export class ApiDocs {
  private app: NestFastifyApplication;
  private kept: ApiDocument | null = null;
  private keptPage: string | null = null;

  describe(app: NestFastifyApplication): void {
    this.app = app;
  }

  document(): ApiDocument {
    this.kept ??= this.written();
    return this.kept;
  }

  /** Drawn once: it costs a fifth of a second, and anybody may ask. */
  page(nonce = ''): string {
    this.keptPage ??= renderReference(this.document());
    return this.keptPage.replaceAll(NONCE_MARK, nonce);
  }

  private written(): ApiDocument {
    const about = new DocumentBuilder()
      .setTitle('Tresen')
      .setVersion('1')
      .setDescription(ABOUT)
      .addSecurity('token', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
      .addSecurity('tillKey', { type: 'http', scheme: 'bearer', description: 'Schlüssel einer Kasse, tk_…' })
      .build();
    const described = SwaggerModule.createDocument(this.app, about, {
      autoTagControllers: false,
      operationIdFactory: (controller, method) => `${controller}.${method}`,
    });
    return completed(described as unknown as ApiDocument, readApiTypes());
  }
}
