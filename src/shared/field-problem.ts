/** What is wrong with an input, in German, and where: 'shopTimes.friday.ranges.1'. */
export interface FieldProblem {
  field: string;
  message: string;
}
