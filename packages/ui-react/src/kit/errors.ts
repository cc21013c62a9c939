import { KitError } from '@bowline/kit-core'

/** A hook or a component of the kit was used outside `<KitProvider>`. */
export class KitProviderMissingError extends KitError {
  override readonly name = 'KitProviderMissingError'
  constructor(readonly usedBy: string) {
    super(`${usedBy} must be used inside <KitProvider kit={kit}>`, { code: 'react/provider-missing' })
  }
}

/** A hook of the modal's texts was used outside the modal. */
export class MessagesMissingError extends KitError {
  override readonly name = 'MessagesMissingError'
  constructor() {
    super('useMessages must be used inside the modal of the kit', { code: 'react/messages-missing' })
  }
}
