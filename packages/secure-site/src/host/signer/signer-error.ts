/** The signer did not do what was requested. Its message is one of the signer's own and quotes no secret. */
export class SignerError extends Error {
  override readonly name = 'SignerError'
}
