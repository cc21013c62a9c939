// @ts-check
/** The groups of rows, in the order in which they are measured. */
export const GROUPS = [
  'cold',
  'rested',
  'second',
  'connect',
  'reload',
  'directory',
  'code',
  'slow',
  'weight',
  'history',
  'rounds',
]
