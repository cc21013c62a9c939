import { KitError } from '../../base/errors/kit-error.js'

/** The options given to `createKit` do not fit. */
export class InvalidOptionsError extends KitError {
  override readonly name = 'InvalidOptionsError'
  constructor(readonly problems: readonly string[]) {
    super(`Invalid kit options: ${problems.join('; ')}`, { code: 'config/invalid-options' })
  }
}

/** Two sign-in interfaces were given. */
export class ConflictingSignInConfigsError extends KitError {
  override readonly name = 'ConflictingSignInConfigsError'
  constructor() {
    super('Cannot set both `siweConfig` and `siwx` options', { code: 'config/two-sign-in-configs' })
  }
}
