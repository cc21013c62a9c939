/** The latest time a `Date` can hold, in ms. Formatting a later one throws. */
export const MAX_DATE_MS = 8.64e15
