/**
 * Writes the server's log as one JSON object a line.
 *
 * In      facts of a request, an audit event, or an error
 * Out     lines without emails and without the credentials of addresses: error texts of databases and mail servers hold both
 */
const EMAIL = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g
const CREDENTIALS = /\/\/[^\s/@]+@/g
const MAX_STACK = 4000

/** Creates the log. */
export function createLog(write: (line: string) => void, now: () => number = Date.now) {
  function line(level: 'info' | 'error', facts: Record<string, unknown>): void {
    write(hide(JSON.stringify({ time: new Date(now()).toISOString(), level, ...facts })))
  }
  return {
    info: (event: string, facts: object = {}) => line('info', { event, ...facts }),
    error: (error: unknown, facts: object = {}) => line('error', { event: 'error', ...facts, error: describe(error) }),
  }
}

const hide = (text: string): string => text.replaceAll(CREDENTIALS, '//…@').replaceAll(EMAIL, '…@…')

/** The error with its causes. */
function describe(error: unknown): string {
  const parts: string[] = []
  for (let current = error; current !== undefined && parts.length < 5; current = Object(current).cause)
    parts.push(current instanceof Error ? String(current.stack) : String(current))
  return parts.join('\ncaused by ').slice(0, MAX_STACK)
}
