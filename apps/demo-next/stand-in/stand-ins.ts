/** The sites that pages of the playground simulate. */
export type StandIn = {
  readonly id: string
  readonly name: string
  readonly title: string
  /** What happens at the real site. */
  readonly real: string
  readonly action: string
  readonly done: string
}

const EXCHANGES = { coinbase: 'Coinbase', binance: 'Binance', kraken: 'Kraken', okx: 'OKX' }

/** All of them. */
const STAND_INS: readonly StandIn[] = [
  {
    id: 'purchase',
    name: 'the payment provider',
    title: 'Pay by card',
    real: 'Here your users enter their card, and the provider sends the tokens to their address.',
    action: 'Pay with the test card',
    done: 'Paid. Go back to the playground: the purchase history shows it.',
  },
  ...Object.entries(EXCHANGES).map(([id, name]) => ({
    id,
    name,
    title: `Pay from your ${name} account`,
    real: `Here your customers log in at ${name} and confirm the payment.`,
    action: 'Confirm the payment',
    done: 'Confirmed. Go back to the playground: the receipt is there.',
  })),
]

/** Finds one by its id; undefined for an unknown one. */
export function findStandIn(id: string): StandIn | undefined {
  return STAND_INS.find((standIn) => standIn.id === id)
}
