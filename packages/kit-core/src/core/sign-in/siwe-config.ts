/** Session of the older sign-in with Ethereum. `chainId` is a number. */
export type SiweSession = { readonly address: string; readonly chainId: number }

/** Values the older configuration creates a message from. */
export type SiweMessageParams = {
  readonly domain: string
  readonly uri: string
  readonly statement?: string | undefined
  readonly iat?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The older configuration of sign-in with Ethereum, accepted unchanged. Source: spec R-CFG-11, R-SIWX-36. */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  /** The text to sign. `address` is `did:pkh:` followed by the CAIP-10 account. */
  createMessage(
    params: SiweMessageParams & {
      readonly address: string
      readonly chainId: number
      readonly nonce: string
      readonly version: '1'
    },
  ): string
  verifyMessage(params: { readonly message: string; readonly signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  getMessageParams?(): Promise<SiweMessageParams>
  onSignIn?(session: SiweSession): void
  onSignOut?(): void
  /** Defaults to true, as do the other flags. */
  readonly required?: boolean | undefined
  readonly enabled?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnNetworkChange?: boolean | undefined
  /** Maximum age of an unused nonce, and the polling interval of the session. Each defaults to 300 000 ms. */
  readonly nonceRefetchIntervalMs?: number | undefined
  readonly sessionRefetchIntervalMs?: number | undefined
}
