const isText = ({ type }) => type === 'text';

const textOf = (content) =>
  typeof content === 'string'
    ? content
    : (content ?? [])
        .filter(isText)
        .map(({ text }) => text)
        .join('\n');

/** What is asked, in one place: all words, whether a picture came along, and the JSON that stands among the words. */
export function questionOf({ messages = [], response_format: format, stream = false }) {
  const system = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => textOf(content))
    .join('\n');
  const asked = messages.filter(({ role }) => role === 'user');
  const user = asked.map(({ content }) => textOf(content)).join('\n');
  const hasPicture = asked.some(
    ({ content }) => Array.isArray(content) && content.some(({ type }) => type === 'image_url'),
  );
  const wantsJson = format?.type === 'json_object' || format?.type === 'json_schema';
  return { system, user, hasPicture, wantsJson, stream, data: dataIn(user), kind: '' };
}

/** The first JSON object or list of a text that can be read as one. */
function dataIn(text) {
  for (let from = text.search(/[{[]/); from >= 0 && from < text.length; ) {
    const close = text[from] === '{' ? '}' : ']';
    for (let to = text.lastIndexOf(close); to > from; to = text.lastIndexOf(close, to - 1)) {
      try {
        return JSON.parse(text.slice(from, to + 1));
      } catch {}
    }
    const next = text.slice(from + 1).search(/[{[]/);
    from = next < 0 ? -1 : from + 1 + next;
  }
  return null;
}

export function kindOf({ system, hasPicture, wantsJson }) {
  if (wantsJson) return /kategorien|categories/i.test(system) ? 'menu' : 'translation';
  return hasPicture ? 'alt' : 'description';
}
