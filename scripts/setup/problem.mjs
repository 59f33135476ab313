/** Something the person at the terminal can mend: shown as one sentence, without a stack. */
export class Problem extends Error {}

/** Runs a command's story; a problem ends it with its sentence and exit code 1. */
export async function tell(story) {
  try {
    await story();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error) {
  if (error instanceof Problem) return error.message;
  if (error.code === 'ENOSPC') return `Die Festplatte ist voll (${error.path ?? error.message}).`;
  return error.stack;
}
