/**
 * Thrown when the WalletConnect client gives a request the id of an earlier one. Nothing was sent, so
 * `walletconnect-session` repeats the request.
 */
export class DuplicateRequestIdError extends Error {
  override readonly name = 'DuplicateRequestIdError'
}
