/** Formats a time for people whose time zone the server does not know. */
export const formatUtc = (timeMs: number): string =>
  `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
