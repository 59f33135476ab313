/** The other end of `workApart`: the process takes one piece of work and gives one answer. */
export function answerOnce<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  process.once('message', async (task) => {
    const answer = await work(task as Task);
    process.send?.(answer, () => process.disconnect());
  });

  // Nobody waits for the answer any more.
  process.once('disconnect', () => process.exit());
}
