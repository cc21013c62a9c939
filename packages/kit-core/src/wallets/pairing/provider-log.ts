/**
 * The log of the WalletConnect client: kept off the console, and checked for messages of the service. Its
 * lines may contain what the user signs, so the kit's log only records that there was one.
 *
 * In      onMessage  receives every warning and error as text
 * Source  spec R-ALERT-17
 */
import type { Log } from '../../base/log/log.js'
import { getErrorMessage } from './paired-error.js'

/** A logger with pino's interface. */
export type ProviderLog = {
  readonly level: string
  bindings(): Record<string, never>
  child(): ProviderLog
} & Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', (...parts: unknown[]) => void>

export function createProviderLog(log: Log, onMessage: (text: string) => void): ProviderLog {
  const quiet = () => {}
  const loud = (...parts: unknown[]) => {
    onMessage(parts.map(getErrorMessage).join(' '))
    log.debug('The pairing provider reported an error')
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
