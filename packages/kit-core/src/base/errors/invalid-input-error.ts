import { KitError } from './kit-error.js'

/** The app passed an action a parameter of the wrong type. `input` is its name; `params` when they are no object. */
export class InvalidInputError extends KitError {
  override readonly name = 'InvalidInputError'
  constructor(
    readonly input: string,
    cause?: unknown,
  ) {
    super(`Invalid parameter: ${input}`, { code: 'input/invalid', cause })
  }
}
