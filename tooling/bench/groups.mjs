// @ts-check
/** The groups of rows, in measuring order. */
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
