import { KitError } from '@bowline/kit-core'

const MESSAGES = {
  funds: 'Not enough SOL for the transfer and its network fee.',
  balance: 'Your account has less of this token than that.',
  'sender-frozen': 'The issuer has frozen this token in your account. Ask the issuer.',
  'recipient-frozen': 'The recipient’s account for this token is frozen. Ask the issuer of the token.',
  'recipient-given-away': 'The recipient’s account for this token belongs to someone else. Ask for another address.',
  memo: 'This recipient takes transfers with a memo only. Send from a wallet that can write one.',
  paused: 'The issuer has paused all transfers of this token.',
  'not-transferable': 'This token can’t leave the account that it was issued to.',
  decimals: 'This token counts decimals otherwise than this app does: the amount would be wrong.',
  hook: 'This token runs a program of its issuer with each transfer. It can’t be sent from here.',
  failed: 'The network would not carry out this transfer.',
} as const

/** Why a transfer would fail: too few SOL or tokens, a rule of the token or of the recipient’s account, or unknown. */
export type TransferRejectionReason = keyof typeof MESSAGES

/** A check or a simulation on chain found that this transfer would fail. The wallet got no request. */
export class TransferRejectedError extends KitError {
  override readonly name = 'TransferRejectedError'
  readonly isFinal = true
  constructor(
    readonly reason: TransferRejectionReason,
    cause?: unknown,
  ) {
    super(MESSAGES[reason], { code: `solana/rejected-${reason}`, cause })
  }
}
