import { formatUnits, KitError, WalletRequestError } from '@bowline/kit-core'

/** Decimal text of sats in BTC. */
const formatBtc = (sats: bigint) => formatUnits(sats, 8)

/** Less than nodes pass on to this kind of address: it would cost more to spend than it is worth. `amount` in BTC. */
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

/** What can be spent does not carry the amount and its fee. */
export class InsufficientCoinError extends KitError {
  override readonly name = 'InsufficientCoinError'
  readonly isFinal = true
  constructor() {
    super('Not enough BTC for the amount and its network fee', { code: 'bitcoin/insufficient-coin' })
  }
}

/** It would be enough with what others have sent and the chain has not confirmed: they could still take it back. `amount` in BTC. */
export class UnconfirmedCoinError extends KitError {
  override readonly name = 'UnconfirmedCoinError'
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

/** The fee is more than the amount, or than any transfer should pay. `fee` in sats, `amount` the fee in BTC. */
export class FeeTooHighError extends KitError {
  override readonly name = 'FeeTooHighError'
  readonly isFinal = true
  readonly amount: string
  constructor(
    readonly fee: bigint,
    /** Whether the transfer can be sent all the same, with `confirmedFee`. */
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

/** The API does not list the coins of an address with so many transactions. */
export class AddressTooBusyError extends KitError {
  override readonly name = 'AddressTooBusyError'
  readonly isFinal = true
  constructor(cause?: unknown) {
    super(
      'This address has too many transactions to send from it here. Send from the wallet itself, or from another address.',
      {
        code: 'bitcoin/address-too-busy',
        cause,
      },
    )
  }
}

/** A PSBT that lacks signatures: nothing can have sent it. */
export class UnfinishedPsbtError extends WalletRequestError {
  readonly isFinal = true
  constructor(cause: unknown) {
    super('The transaction is not fully signed', undefined, cause)
  }
}
