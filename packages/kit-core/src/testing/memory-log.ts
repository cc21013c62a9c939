import type { Log } from '../base/log/log.js'

/** One recorded line of a log. */
export type LogEntry = {
  readonly level: 'debug' | 'warn' | 'error'
  readonly message: string
  readonly facts: readonly unknown[]
}

/** A log for tests that records its lines and prints nothing. */
export type MemoryLog = Log & { readonly entries: readonly LogEntry[] }

/** Creates an empty log. */
export function createMemoryLog(): MemoryLog {
  const entries: LogEntry[] = []
  const write =
    (level: LogEntry['level']) =>
    (message: string, ...facts: unknown[]) => {
      entries.push({ level, message, facts })
    }
  return { entries, debug: write('debug'), warn: write('warn'), error: write('error') }
}
