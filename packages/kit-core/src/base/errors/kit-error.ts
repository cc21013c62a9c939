import { safeGet } from '../validation/safe-get.js'

/** What a KitError carries beside its message. */
export type KitErrorOptions = {
  /** Stable, `concept/what`: what callers compare. */
  code: KitErrorCode
  /** Page of the documentation, from its root. */
  docsPath?: string
  /** The error that led here. */
  cause?: unknown
}

/** `concept/what-happened`. */
export type KitErrorCode = `${string}/${string}`

/** Everything the kit throws. `message` is the specification's wording; facts are fields of the subclass. */
export class KitError extends Error {
  override readonly name: string = 'KitError'
  readonly code: KitErrorCode
  readonly docsPath: string | undefined

  constructor(message: string, { code, docsPath, cause }: KitErrorOptions) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.docsPath = docsPath ?? `/errors#${code.replace(/[/_]/g, '-').toLowerCase()}`
  }
}

/** Whether an error is the kit's, and of this code if one is given. Reads the code, so two copies of the package agree. */
export function isKitError(error: unknown, code?: KitErrorCode): error is KitError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return code === undefined ? error.code.includes('/') && 'docsPath' in error : error.code === code
}

const MAX_WRAPPINGS = 8

/** The kit's own error, as it is or out of what chain libraries and providers have wrapped it in as the cause. */
export function kitErrorIn(error: unknown): KitError | undefined {
  let part = error
  for (let depth = 0; depth < MAX_WRAPPINGS; depth++) {
    if (isKitError(part)) return part
    part = safeGet(part, 'cause')
  }
  return undefined
}
