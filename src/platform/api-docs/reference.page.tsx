import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiDocument, Content, Operation, SchemaObject } from './openapi.types.js';
import { lineOf } from './schema-text.rules.js';

const STYLE = `
:root{color-scheme:dark}body{margin:0;background:#242424;color:#f4f4f5;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}a{color:#f68671}h1{margin:0 0 .5rem}
h2{margin:2rem 0 .5rem;text-transform:capitalize}h3{font-size:1rem;margin:1rem 0 .25rem}
details{border:1px solid #4a4a4f;border-radius:8px;margin:.5rem 0;background:#2c2c2e}
summary{cursor:pointer;padding:.75rem 1rem;overflow-wrap:anywhere}summary b{display:inline-block;min-width:3.5rem;color:#f68671}
@media (max-width:40rem){main{padding:1rem .75rem 3rem}h1{font-size:1.5rem}summary code{display:block;margin:.25rem 0}details>div{padding:0 .75rem .75rem}code,pre{font-size:13px}}
details>div{padding:0 1rem 1rem}.tag{color:#c9c6d6;font-size:.875rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{margin:0;padding:.75rem;background:#1c1c1e;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Stands where each visit has a nonce of its own. */
export const NONCE_MARK = 'tresenStyleMark';

/** The whole document on one page that runs no script. */
export const renderReference = (document: ApiDocument): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Reference document={document} nonce={NONCE_MARK} />)}`;

function Reference({ document, nonce }: { document: ApiDocument; nonce?: string }) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const named = ({ $ref }: SchemaObject) => document.components.schemas[$ref?.split('/').at(-1) ?? ''];
  const opened = (schema: SchemaObject): SchemaObject => {
    const { properties } = schema;
    const data = properties?.data && named(properties.data);
    return named(schema) ?? (data ? { ...schema, properties: { ...properties, data } } : schema);
  };
  const tags = [...new Set(operations.map(({ operation }) => tagOf(operation)))].sort();
  return (
    <html lang="de">
      <head>
        <meta charSet="UTF-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Schnittstelle – Tresen</title>
        <style nonce={nonce}>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Die Schnittstelle von Tresen</h1>
          <p>
            Alle Aufrufe antworten mit <code>{'{ success, data, message? }'}</code>, Ablehnungen mit{' '}
            <code>{'{ success: false, code, headline, message, fields? }'}</code>. Beträge sind ganze Cent,
            Zeitpunkte ISO 8601 in UTC. Als Datei: <a href="/api/docs/openapi.json">openapi.json</a>
          </p>
          {tags.map((tag) => (
            <section key={tag} aria-labelledby={`t-${tag}`}>
              <h2 id={`t-${tag}`}>{tag}</h2>
              {operations
                .filter(({ operation }) => tagOf(operation) === tag)
                .map((entry) => (
                  <Call key={entry.method + entry.path} {...entry} opened={opened} />
                ))}
            </section>
          ))}
          <section aria-labelledby="formen">
            <h2 id="formen">Formen</h2>
            {Object.entries(document.components.schemas).map(([name, schema]) => (
              <details key={name} id={name}>
                <summary>{name}</summary>
                <pre>{lineOf(schema)}</pre>
              </details>
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}

interface CallProps {
  path: string;
  method: string;
  operation: Operation;
  /** Shows what stands behind a name, one level deep. */
  opened: (schema: SchemaObject) => SchemaObject;
}

function Call({ path, method, operation, opened }: CallProps) {
  const { summary, requestBody, responses, parameters = [] } = operation;
  const [refusals, answers] = [true, false].map((refused) =>
    Object.entries(responses).filter(([status]) => status.startsWith('4') === refused),
  ) as [[string, Content][], [string, Content][]];
  return (
    <details>
      <summary>
        <b>{method.toUpperCase()}</b> <code>{path}</code> {summary}{' '}
        <span className="tag">{whoOf(operation)}</span>
      </summary>
      {parameters.length > 0 && (
        <div>
          <h3>Angaben</h3>
          {parameters.map(({ name, in: place, description, required }) => (
            <p key={name}>
              <code>{name}</code> ({PLACE[place] ?? place}
              {required ? ', nötig' : ''}) {description}
            </p>
          ))}
        </div>
      )}
      {requestBody && (
        <div>
          <h3>Inhalt</h3>
          <pre>{lineOf(opened(schemaIn(requestBody)))}</pre>
        </div>
      )}
      {answers.map(([status, answer]) => (
        <div key={status}>
          <h3>Antwort {status}</h3>
          <pre>{lineOf(opened(schemaIn(answer)))}</pre>
        </div>
      ))}
      <div>
        <h3>Abgelehnt</h3>
        <p>{refusals.map(([status, { description }]) => `${status} ${description}`).join(' · ')}</p>
      </div>
    </details>
  );
}

const PLACE: Record<string, string> = { path: 'im Pfad', query: 'in der Adresse', header: 'im Kopf' };

const tagOf = ({ tags }: Operation): string => tags?.[0] ?? 'api';

const schemaIn = ({ content = {} }: Pick<Content, 'content'>): SchemaObject =>
  Object.values(content)[0]?.schema ?? {};

const whoOf = (operation: Operation): string => {
  if (operation['x-public']) return 'ohne Anmeldung';
  return operation['x-roles'] ? `nur ${operation['x-roles'].join(', ')}` : 'angemeldet';
};
