import { KitError } from '../../base/errors/kit-error.js'

/** The options passed to `createKit` are invalid. */
export class InvalidOptionsError extends KitError {
  override readonly name = 'InvalidOptionsError'
  constructor(readonly problems: readonly string[]) {
    super(`Invalid kit options: ${problems.join('; ')}`, { code: 'config/invalid-options' })
  }
}

/** The options contain both `siwx` and `siweConfig`. */
export class ConflictingSignInConfigsError extends KitError {
  override readonly name = 'ConflictingSignInConfigsError'
  constructor() {
    super('Cannot set both `siweConfig` and `siwx` options', { code: 'config/two-sign-in-configs' })
  }
}
