import type { SiwxMessageData } from './message.js'

/** A sign-in from a paired wallet that connects and signs in one step (CAIP-74). Source: spec R-STATE-56. */
export type Cacao = {
  readonly h: { readonly t: 'caip122' }
  readonly p: {
    readonly domain: string
    readonly aud: string
    readonly nonce: string
    /** `did:pkh:` followed by the CAIP-10 account. */
    readonly iss: string
    readonly version?: string | undefined
    readonly iat?: string | undefined
    readonly nbf?: string | undefined
    readonly exp?: string | undefined
    readonly statement?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
    readonly type?: string | undefined
  }
  readonly s: { readonly t: 'eip191' | 'eip1271'; readonly s: string; readonly m?: string | undefined }
}

/** A sign-in session: the fields of the message, the signed text, and the signature. Source: spec R-STATE-53. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  readonly message: string
  readonly signature: string
  /** The wallet's complete response, when it connected and signed in one step. */
  readonly cacao?: Cacao | undefined
}
