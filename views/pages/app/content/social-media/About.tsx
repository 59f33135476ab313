import { Button, TextInput } from '@mantine/core';
import { lettersLeftOut } from '../../../../../src/media/social/picture/letters.rules';
import { MAX_NOTE, MAX_TITLE, POST_TEMPLATES } from '../../../../../src/media/social/social.types';
import type { SocialPage } from '../../../../../src/media/social/social.view';
import { Select } from '../../../../components/fields/Select';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import classes from './Social.module.css';
import type { Post } from './usePost';
import { isAboutDish, TEMPLATE_LABEL } from './words';

interface AboutProps extends Pick<SocialPage, 'dishes' | 'campaigns'> {
  post: Post;
}

/** What the post is about, and the words on its picture. */
export function About({ post, dishes, campaigns }: AboutProps) {
  const { draft, choose, type } = post;
  return (
    <Section title="Worum geht es?">
      <div className={classes.fields}>
        <fieldset className={classes.chips} aria-label="Vorlage">
          {POST_TEMPLATES.map((template) => (
            <Button
              key={template}
              size="compact-md"
              variant={draft.template === template ? 'filled' : 'default'}
              aria-pressed={draft.template === template}
              onClick={() => choose({ template })}
              disabled={isMissing(template, dishes.length, campaigns.length)}
            >
              {TEMPLATE_LABEL[template]}
            </Button>
          ))}
        </fieldset>
        {campaigns.length === 0 && (
          <p className={classes.hint}>
            Noch läuft keine Aktion, über die du schreiben könntest.{' '}
            <a href="/app/discounts/campaigns">Aktion anlegen</a>
          </p>
        )}
        {isAboutDish(draft.template) && (
          <Select
            label="Speise"
            searchable
            allowDeselect={false}
            value={draft.subjectId}
            data={grouped(dishes)}
            nothingFoundMessage="Keine Speise heißt so."
            onChange={(subjectId) => subjectId && choose({ subjectId })}
          />
        )}
        {draft.template === 'campaign' && (
          <Select
            label="Aktion"
            allowDeselect={false}
            value={draft.subjectId}
            data={campaigns.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={(subjectId) => subjectId && choose({ subjectId })}
          />
        )}
        <Problem>{post.problem}</Problem>
        {post.again && (
          <Button className={classes.again} variant="default" loading={post.isProposing} onClick={post.again}>
            Noch einmal versuchen
          </Button>
        )}
        <TextInput
          label="Große Zeile auf dem Bild"
          maxLength={MAX_TITLE}
          value={draft.title}
          error={draft.title === '' && !post.problem ? 'Ohne diese Zeile gibt es kein Bild.' : undefined}
          onChange={({ currentTarget }) => type({ title: currentTarget.value })}
        />
        <TextInput
          label="Kleine Zeile darunter"
          maxLength={MAX_NOTE}
          value={draft.note}
          onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        />
        <LeftOut words={`${draft.title} ${draft.note}`} />
      </div>
    </Section>
  );
}

/** It is there before it says something, so that it is read aloud. */
function LeftOut({ words }: { words: string }) {
  const letters = lettersLeftOut(words);
  return (
    <p className={classes.hint} role="status">
      {letters.length > 0 &&
        `Auf dem Bild fehlen: ${letters.slice(0, 8).join(' ')}. Dafür hat unsere Schrift kein Zeichen; im Text bleiben sie.`}
    </p>
  );
}

const isMissing = (template: string, dishes: number, campaigns: number): boolean =>
  template === 'campaign' ? campaigns === 0 : template.toLowerCase().includes('dish') && dishes === 0;

function grouped(dishes: SocialPage['dishes']) {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const { id: value, name, group, hasPicture } of dishes) {
    const items = groups.get(group) ?? [];
    items.push({ value, label: hasPicture ? name : `${name} (ohne Foto)` });
    groups.set(group, items);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
