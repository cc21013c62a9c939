/** A vault cannot be opened, or its parts do not fit together. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
}
