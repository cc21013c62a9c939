/**
 * What an app asks a wallet to permit, and what it gets. Seconds throughout; quantities in hex, in base units.
 *
 * Source  spec R-SESS-14 to 17, R-SESS-27; ERC-7715
 */

/** Hex text. */
export type HexText = `0x${string}`

/** A key that acts for the app. */
export type SessionSignerKey = { readonly type: 'secp256r1' | 'secp256k1'; readonly publicKey: HexText }

/** Who may act. */
export type SessionSigner = { readonly type: 'keys'; readonly data: { readonly keys: readonly SessionSignerKey[] } }

/** What an argument of a call has to be like. */
export type ArgumentCondition = {
  readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
  readonly value: HexText
}

/** A function that may be called, and within which limits. */
export type PermittedFunction = {
  readonly functionName: string
  readonly args?: readonly ArgumentCondition[] | undefined
  /** The most of the network's coin that a call may carry. */
  readonly valueLimit?: HexText | undefined
  readonly operation?: 'Call' | 'DelegateCall' | undefined
}

/** So much in each period, from `start` on. */
export type RecurringAllowance = { readonly allowance: HexText; readonly start: number; readonly period: number }

/** One thing that is permitted. */
export type SmartSessionPermission =
  | {
      readonly type: 'contract-call'
      readonly data: {
        readonly address: HexText
        readonly abi: readonly unknown[]
        readonly functions: readonly PermittedFunction[]
      }
    }
  | { readonly type: 'native-token-recurring-allowance'; readonly data: RecurringAllowance }
  | { readonly type: 'erc20-recurring-allowance'; readonly data: RecurringAllowance & { readonly token: HexText } }

/** A further rule of a session; what it says is between the app and the wallet. */
export type SessionPolicy = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** What an app asks for. */
export type PermissionsRequest = {
  readonly chainId: HexText
  /** The account; the wallet's own choice when absent. */
  readonly address?: HexText | undefined
  /** When it is over. */
  readonly expiry: number
  readonly signer: SessionSigner
  readonly permissions: readonly SmartSessionPermission[]
  readonly policies: readonly SessionPolicy[]
}

/** What an app gets. */
export type GrantedPermissions = {
  readonly chainId: HexText
  readonly address: HexText
  readonly expiry: number
  readonly permissions: readonly SmartSessionPermission[]
  /** Names the session wherever it is used. */
  readonly context: string
}
