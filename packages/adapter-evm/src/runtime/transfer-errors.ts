import { cleanText, KitError } from '@bowline/kit-core'

/** Errors of a transfer that the chain would not accept, found before the wallet request. */
const MESSAGES = {
  funds: 'Not enough of the network’s coin for the transfer and its network fee.',
  balance: 'Your account has less of this token than that.',
  paused: 'The issuer has paused all transfers of this token.',
  blocked: 'The issuer of this token has blocked your account or the recipient’s. Ask the issuer.',
  decimals: 'The contract of this token counts decimals otherwise than this app does: the amount would be wrong.',
  false: 'The token refuses this transfer and gives no reason. Ask its issuer.',
  contract: 'The contract refuses this transfer and gives no reason.',
} as const

/**
 * Why the transfer would fail: too few native tokens for amount and fee, too few tokens, paused, a blocked account, other
 * decimals than the app's, a token that returns `false`, or a contract that gives no reason.
 */
export type TransferRejectionReason = keyof typeof MESSAGES

/** A check on chain found that this transfer would fail, for one of the known reasons. The wallet got no request. */
export class TransferRejectedError extends KitError {
  override readonly name = 'TransferRejectedError'
  readonly isFinal = true
  constructor(
    readonly reason: TransferRejectionReason,
    cause?: unknown,
  ) {
    super(MESSAGES[reason], { code: `evm/rejected-${reason}`, cause })
  }
}

const MAX_MESSAGE_LENGTH = 120

/** A contract rejected this transfer in the simulation, with its own message. The wallet got no request. */
export class TransferRevertedError extends KitError {
  override readonly name = 'TransferRevertedError'
  readonly isFinal = true
  /** The contract's message, cleaned, at most 120 characters. */
  readonly words: string
  constructor(message: string, cause?: unknown) {
    const words = cleanText(message, { max: MAX_MESSAGE_LENGTH })
    super(`The contract refuses this transfer: ${words}`, { code: 'evm/reverted', cause })
    this.words = words
  }
}
