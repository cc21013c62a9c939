/** Session of an older sign-in with Ethereum: `chainId` is the number. */
export type SiweSession = { readonly address: string; readonly chainId: number }

/** What an older configuration makes a message of. */
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

/** The older configuration of sign-in with Ethereum, taken as it is. Source: spec R-CFG-11, R-SIWX-36. */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  /** The text to be signed. `address` is `did:pkh:` and the CAIP-10 account. */
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
  /** All default to true. */
  readonly required?: boolean | undefined
  readonly enabled?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnNetworkChange?: boolean | undefined
  /** How old a nonce may get before it is used, and how often the session is asked for: 300 000 ms unless given. */
  readonly nonceRefetchIntervalMs?: number | undefined
  readonly sessionRefetchIntervalMs?: number | undefined
}
