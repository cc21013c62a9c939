/** Formats a time for the user of this browser, in its time zone. */
export const formatTime = (timeMs: number): string =>
  new Date(timeMs).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
