import type { SiwxMessageData } from './message.js'

/** A sign-in as a paired wallet answers it in one step (CAIP-74). Source: spec R-STATE-56. */
export type Cacao = {
  readonly h: { readonly t: 'caip122' }
  readonly p: {
    readonly domain: string
    readonly aud: string
    readonly nonce: string
    /** `did:pkh:` and the CAIP-10 account. */
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

/** A sign-in: the message's fields, the text that was signed, and the signature. Source: spec R-STATE-53. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  readonly message: string
  readonly signature: string
  /** The wallet's whole answer, where it connected and signed in one step. */
  readonly cacao?: Cacao | undefined
}
