/**
 * What went on between page and frame: names, times and codes, never what a message carried.
 *
 * In      entries; how loud it is
 * Out     entries of the asked loudness to whoever listens; the newest 1,024,000 bytes of all for a file
 * Source  R-FRAME-60, 61; R-CONST-18
 */
import { LOG_BUFFER_BYTES, LOG_LEVEL } from '../protocol/constants.js'

const IGNORED_EVERY_MS = 10_000

/** One thing that happened; `type` is a request's name, or what else it was about. */
export type FrameLogEntry = {
  readonly atMs: number
  readonly level: 'error' | 'info'
  readonly event: 'sent' | 'answered' | 'failed' | 'ignored' | 'ready' | 'ended'
  readonly type?: string
  readonly code?: string | number
}

export type FrameLogOptions = {
  readonly enableLogger: boolean
  readonly log: ((entry: FrameLogEntry) => void) | undefined
}

/** Makes the log of one frame. */
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
    /** Notes that a message broke a rule, at most once in 10 s. */
    addIgnored(): void {
      const nowMs = Date.now()
      if (nowMs - ignoredAtMs < IGNORED_EVERY_MS) return
      ignoredAtMs = nowMs
      add({ level: 'info', event: 'ignored' })
    },
    /** Hands the visitor a file of it. */
    download(projectId: string): void {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(lines, { type: 'text/plain' }))
      link.download = `frame-logs-${projectId.replace(/[^\w.-]/g, '')}.txt`
      link.click()
      URL.revokeObjectURL(link.href)
    },
  }
}
