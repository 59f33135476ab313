const ID = /[0-9a-f]{8,}(?:-[0-9a-f]{4,})*/g;

/**
 * The ids of the other restaurant that an answer shows and nobody has sent: an id that was sent may stand in a name by
 * now, and in a menu that was kept when the store was put back after the round.
 */
export function watchIds(ids) {
  const foreign = new Set(ids);
  let sent = new Set();
  let sentBefore = new Set();
  const idsIn = (text) => (text.match(ID) ?? []).filter((id) => foreign.has(id));
  return {
    noteSent: ({ path, body = '' }) => {
      for (const id of idsIn(path + body)) sent.add(id);
    },
    shownBy: (text) => idsIn(text).filter((id) => !sent.has(id) && !sentBefore.has(id)),
    nextRound: () => {
      sentBefore = sent;
      sent = new Set();
    },
  };
}
