import { safeGet } from '../validation/safe-get.js'

/** Constructor options of a `KitError`. */
export type KitErrorOptions = {
  /** Stable, `concept/what`. Callers compare it. */
  code: KitErrorCode
  /** Path of the documentation page, from the root. */
  docsPath?: string
  /** The error that caused this one. */
  cause?: unknown
}

/** `concept/what-happened`. */
export type KitErrorCode = `${string}/${string}`

/**
 * Base class of every error the kit throws. `message` uses the specification's wording; details are fields of the
 * subclass.
 */
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

/**
 * Whether an error comes from the kit, and has this code if one is given. Compares the code, so it works across two
 * copies of the package.
 */
export function isKitError(error: unknown, code?: KitErrorCode): error is KitError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return code === undefined ? error.code.includes('/') && 'docsPath' in error : error.code === code
}

const MAX_WRAPPINGS = 8

/**
 * Returns the error itself if it is the kit's, else the first kit error in its chain of causes (at most 8 levels),
 * which a chain library or provider wrapped. Undefined when there is none.
 */
export function findKitError(error: unknown): KitError | undefined {
  let part = error
  for (let depth = 0; depth < MAX_WRAPPINGS; depth++) {
    if (isKitError(part)) return part
    part = safeGet(part, 'cause')
  }
  return undefined
}
