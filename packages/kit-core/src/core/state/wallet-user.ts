import type { AccountType } from '../adapter/connection.js'

/** The user logged in to the embedded wallet. Source: spec R-STATE-57. */
export type WalletUser = {
  readonly email?: string | null | undefined
  readonly address: string
  readonly chainId: string | number
  readonly accounts?: readonly { readonly address: string; readonly type: EmbeddedAccountType }[] | undefined
  readonly userName?: string | null | undefined
  readonly preferredAccountType?: EmbeddedAccountType | undefined
  readonly smartAccountDeployed?: boolean | undefined
}

/** Kinds of account the embedded wallet has. */
export type EmbeddedAccountType = Extract<AccountType, 'eoa' | 'smartAccount'>
