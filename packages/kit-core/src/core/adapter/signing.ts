/** Adapter contract: parameters of signing. */
import type { AccountParams } from './connecting.js'

/** A text to sign, which the wallet shows. */
export type SignMessageParams = AccountParams & { message: string }

/** EIP-712 data: domain, types, primaryType, message. */
export type SignTypedDataParams = AccountParams & {
  domain: Readonly<Record<string, unknown>>
  types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  primaryType: string
  message: Readonly<Record<string, unknown>>
}
