/** Adapter contract: checks before a transfer, of its cost and its recipient. */
import type { Network } from '../../base/networks/network.js'

/** A planned transfer. A transfer of the native token when no token is named. */
export type EstimateTransferParams = {
  address: string
  to: string
  value: bigint
  tokenAddress?: string | undefined
  /** Decimals that `value` was computed with. The estimate is rejected when the chain reports others. */
  decimals?: number | undefined
  /**
   * True when a payment request set `value`: an amount that a scaled token cannot represent is rounded up, else down.
   */
  isMinimum?: boolean | undefined
  /** Call data of a native-token transfer, in hex. */
  data?: string | undefined
  network: Network
}

/** Costs of a transfer besides its amount, in base units of the native token. */
export type TransferEstimate = {
  fee: bigint
  /** Part of `fee` that the network charges besides gas. Absent where it charges none. */
  dataFee?: bigint | undefined
  /** Deposit needed besides the fee, such as the rent of a token account created for the recipient. Otherwise 0. */
  deposit: bigint
  bounds?: TransferLimits | undefined
  /**
   * Amount that reaches the recipient of a token with a transfer fee, in its base units. Absent when it is the full
   * amount.
   */
  receivedAmount?: bigint | undefined
}

/** Account limits of a chain, in base units of its native token. */
export type TransferLimits = {
  /** Minimum amount of the native token this recipient can receive. More than 0 for an address without a balance. */
  minimumToRecipient: bigint
  /** Minimum native-token balance that must remain, unless the account is emptied. */
  minimumToKeep: bigint
}

/**
 * A text entered as a recipient. `tokenAddress` is set when a token is sent. `checksCode`: also requests the network,
 * which the app may not list. Rejects with WalletRequestError when it does not respond.
 */
export type InspectRecipientParams = {
  address: string
  network: Network
  tokenAddress?: string | undefined
  checksCode?: boolean | undefined
}

/**
 * Kind of an address. `invalid`: not an address of the family, a wrong checksum, the zero address, or the token
 * itself. `burn`: an address without a known key. `program`: a well-known program or contract. The kit warns about
 * those two and does not block them. `contract`: the chain has code at the address. An account controlled by its key
 * does not count, even if it delegates to code.
 */
export type RecipientKind = 'person' | 'invalid' | 'burn' | 'program' | 'contract'
