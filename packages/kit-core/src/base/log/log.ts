/** Log for the app's developers. User data is never written to it. */
export interface Log {
  /** Dropped unless `debug` is on. */
  debug(message: string, ...facts: unknown[]): void
  warn(message: string, ...facts: unknown[]): void
  error(message: string, ...facts: unknown[]): void
}

/**
 * Logs to the console, with the kit's name before each line.
 *
 * In   isDebug  called for each debug line, because the option can change
 */
export function createLog(isDebug: () => boolean): Log {
  return {
    debug: (message, ...facts) => {
      if (isDebug()) console.debug(`[bowline] ${message}`, ...facts)
    },
    warn: (message, ...facts) => console.warn(`[bowline] ${message}`, ...facts),
    error: (message, ...facts) => console.error(`[bowline] ${message}`, ...facts),
  }
}
