/**
 * The page's log of its traffic with the frame: names, times and codes, never message contents. Keeps the newest 1,024,000
 * bytes for a file.
 *
 * Source  R-FRAME-60, 61; R-CONST-18
 */
import { LOG_BUFFER_BYTES, LOG_LEVEL } from '../protocol/constants.js'

const IGNORED_INTERVAL_MS = 10_000

/** A log entry. `type` is the name of a request. */
export type FrameLogEntry = {
  readonly atMs: number
  readonly level: 'error' | 'info'
  readonly event: 'sent' | 'answered' | 'failed' | 'ignored' | 'ready' | 'ended'
  readonly type?: string
  readonly code?: string | number
}

/** Options of the log. The listener receives errors only, or all entries with `enableLogger`. */
export type FrameLogOptions = {
  readonly enableLogger: boolean
  readonly log: ((entry: FrameLogEntry) => void) | undefined
}

/** Creates the log of one client. */
export function createFrameLog({ enableLogger, log }: FrameLogOptions) {
  const lines: string[] = []
  let bytes = 0
  let ignoredAtMs = Number.NEGATIVE_INFINITY

  function add(entry: Omit<FrameLogEntry, 'atMs'>): void {
    const whole = { atMs: Date.now(), ...entry }
    const line = `${JSON.stringify(whole)}\n`
    lines.push(line)
    bytes += line.length
    while (bytes > LOG_BUFFER_BYTES) bytes -= lines.shift()?.length ?? 0
    if (enableLogger || entry.level === LOG_LEVEL) log?.(whole)
  }

  return {
    add,
    /** Adds an entry for an ignored message, at most once in 10 s. */
    addIgnored(): void {
      const nowMs = Date.now()
      if (nowMs - ignoredAtMs < IGNORED_INTERVAL_MS) return
      ignoredAtMs = nowMs
      add({ level: 'info', event: 'ignored' })
    },
    /** Downloads the log as a file. */
    download(projectId: string): void {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(lines, { type: 'text/plain' }))
      link.download = `frame-logs-${projectId.replace(/[^\w.-]/g, '')}.txt`
      link.click()
      URL.revokeObjectURL(link.href)
    },
  }
}
