/**
 * Errors of a transfer or PSBT that the kit stops before anything is sent. `isFinal`: the same request would fail again.
 */
import { formatUnits, KitError } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'

const formatBtc = (sats: bigint) => formatUnits(sats, 8)

/** The amount is below what nodes relay to this kind of address. `amount` is that minimum in BTC, `least` in sats. */
export class DustError extends KitError {
  override readonly name = 'DustError'
  readonly isFinal = true
  readonly amount: string
  constructor(readonly least: bigint) {
    const amount = formatBtc(least)
    super(`The network passes on no less than ${amount} BTC to this address`, { code: 'bitcoin/dust' })
    this.amount = amount
  }
}

/** The spendable balance does not cover the amount and its fee. */
export class InsufficientFundsError extends KitError {
  override readonly name = 'InsufficientFundsError'
  readonly isFinal = true
  constructor() {
    super('Not enough BTC for the amount and its network fee', { code: 'bitcoin/insufficient-funds' })
  }
}

/**
 * The balance only suffices with unconfirmed payments from others, who could still cancel them. `amount` is their sum in BTC.
 */
export class UnconfirmedFundsError extends KitError {
  override readonly name = 'UnconfirmedFundsError'
  readonly isFinal = true
  readonly amount: string
  constructor(readonly waiting: bigint) {
    const amount = formatBtc(waiting)
    super(`${amount} BTC of your balance is not confirmed yet. Wait for it, or send less.`, {
      code: 'bitcoin/unconfirmed',
    })
    this.amount = amount
  }
}

/** The fee exceeds the amount, or what any transfer should pay. `fee` in sats, `amount` is the fee in BTC. */
export class FeeTooHighError extends KitError {
  override readonly name = 'FeeTooHighError'
  readonly isFinal = true
  readonly amount: string
  constructor(
    readonly fee: bigint,
    /** Whether the transfer can still be sent with `confirmedFee`. */
    readonly canConfirm = true,
  ) {
    const amount = formatBtc(fee)
    super(
      canConfirm
        ? `The network fee would be ${amount} BTC, which is too much for this amount. Try again later, or send more at once.`
        : `The network fee would be ${amount} BTC, more than any transfer should pay. Try again later.`,
      { code: 'bitcoin/fee-too-high' },
    )
    this.amount = amount
  }
}

/** The PSBT that the wallet returned lacks signatures, so it cannot have been sent. */
export class UnfinishedPsbtError extends WalletRequestError {
  readonly isFinal = true
  constructor(cause: unknown) {
    super('The transaction is not fully signed', undefined, cause)
  }
}
