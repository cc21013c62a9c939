/**
 * The provider's log: kept off the console, and read for what the service says.
 *
 * In      onMessage  gets every line of weight as text
 * Out     what the provider asks of a logger (pino's form)
 * Source  spec R-ALERT-17
 */
import type { Log } from '../../base/log/log.js'
import { messageOf } from './paired-error.js'

/** A logger of pino's form. */
export type ProviderLog = {
  readonly level: string
  bindings(): Record<string, never>
  child(): ProviderLog
} & Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', (...parts: unknown[]) => void>

/** Makes the provider's log. Its lines may hold what a visitor signs, so the kit's own log gets only that there was one. */
export function createProviderLog(log: Log, onMessage: (text: string) => void): ProviderLog {
  const quiet = () => {}
  const loud = (...parts: unknown[]) => {
    onMessage(parts.map(messageOf).join(' '))
    log.debug('The pairing provider reported a fault')
  }
  return {
    level: 'error',
    bindings: () => ({}),
    child: () => createProviderLog(log, onMessage),
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: loud,
    error: loud,
    fatal: loud,
  }
}
