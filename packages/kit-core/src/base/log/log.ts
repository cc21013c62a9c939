/** Log for the app's developers. User data is never written to it. */
export interface Log {
  /** Dropped unless `debug` is on. */
  debug(message: string, ...details: unknown[]): void
  warn(message: string, ...details: unknown[]): void
  error(message: string, ...details: unknown[]): void
}

/**
 * Logs to the console, with the kit's name before each line.
 *
 * In   isDebug  called for each debug line, because the option can change
 */
export function createLog(isDebug: () => boolean): Log {
  return {
    debug: (message, ...details) => {
      if (isDebug()) console.debug(`[bowline] ${message}`, ...details)
    },
    warn: (message, ...details) => console.warn(`[bowline] ${message}`, ...details),
    error: (message, ...details) => console.error(`[bowline] ${message}`, ...details),
  }
}
