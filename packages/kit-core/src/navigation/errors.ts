import { KitError } from '../base/errors/kit-error.js'

/** The code that renders the modal, or a part of it, failed to load. */
export class ModalLoadError extends KitError {
  override readonly name = 'ModalLoadError'
  constructor(cause?: unknown) {
    super('The modal could not be loaded', { code: 'modal/load-failed', cause })
  }
}
