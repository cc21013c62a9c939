import { KitError } from '@bowline/kit-core'

/** Thrown when a hook or component of the kit is used outside `<KitProvider>`. */
export class KitProviderMissingError extends KitError {
  override readonly name = 'KitProviderMissingError'
  constructor(readonly usedBy: string) {
    super(`${usedBy} must be used inside <KitProvider kit={kit}>`, { code: 'react/provider-missing' })
  }
}

/** Thrown when `useMessages` is used outside the modal and the embedded card, where no texts are loaded. */
export class MessagesMissingError extends KitError {
  override readonly name = 'MessagesMissingError'
  constructor() {
    super('useMessages must be used inside the modal of the kit', { code: 'react/messages-missing' })
  }
}
