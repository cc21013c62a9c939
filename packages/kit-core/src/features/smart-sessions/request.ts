/**
 * Types of the permissions an app requests for a smart session and gets. Times are in seconds; quantities are hex, in base units.
 *
 * Source  spec R-SESS-14 to 17, R-SESS-27; ERC-7715
 */

/** Hex text with the prefix `0x`. */
export type HexText = `0x${string}`

/** A public key of the app, which signs what the session does. */
export type SessionSignerKey = { readonly type: 'secp256r1' | 'secp256k1'; readonly publicKey: HexText }

/** The keys that may use the permissions. */
export type SessionSigner = { readonly type: 'keys'; readonly data: { readonly keys: readonly SessionSignerKey[] } }

/** A condition on one argument of a call. */
export type ArgumentCondition = {
  readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
  readonly value: HexText
}

/** A function that may be called, with its limits. */
export type PermittedFunction = {
  readonly functionName: string
  readonly args?: readonly ArgumentCondition[] | undefined
  /** Maximum native token value of a call. */
  readonly valueLimit?: HexText | undefined
  readonly operation?: 'Call' | 'DelegateCall' | undefined
}

/** An amount per period of `period` seconds, from `start` on. */
export type RecurringAllowance = { readonly allowance: HexText; readonly start: number; readonly period: number }

/** One permission of a session. */
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

/** An additional rule of a session; its data is defined by the app and the wallet. */
export type SessionPolicy = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** The permissions an app requests. */
export type PermissionsRequest = {
  readonly chainId: HexText
  /** The account; `grantPermissions` fills in the active account when absent. */
  readonly address?: HexText | undefined
  /** End of the session. */
  readonly expiry: number
  readonly signer: SessionSigner
  readonly permissions: readonly SmartSessionPermission[]
  readonly policies: readonly SessionPolicy[]
}

/** The permissions an app was granted. */
export type GrantedPermissions = {
  readonly chainId: HexText
  readonly address: HexText
  readonly expiry: number
  readonly permissions: readonly SmartSessionPermission[]
  /** Id of the session (`pci`) at the data service, for later calls. Not the wallet's context. */
  readonly context: string
  /** What the app's key uses without the service, in a format of the wallet's: from a smart account a delegation (ERC-7710). */
  readonly walletContext: HexText
}
