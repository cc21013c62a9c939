/**
 * Asks the pay service how a payment at an exchange stands, again and again.
 *
 * Out     hash    of the transaction, where it is told, once the payment is made
 * Throws  PayError  GENERIC_PAYMENT_ERROR when it failed at the exchange; the signal's reason when nobody waits any more. A
 *                   question that fails is told by the state, and put again
 * Source  spec R-PAY-07, R-PAY-11, R-CONST-12
 */
import type { ExchangeBuyStatus } from '@bowline/api-client'
import type { Kit } from '../kit.js'
import type { BegunPayment } from './begin-payment.js'
import { PayError } from './errors.js'
import { loadPayService } from './load-service.js'

/** The pause before each question. */
const EXCHANGE_POLL_MS = 4_000

/** A payment at an exchange. */
export type ExchangePayment = {
  readonly exchangeId: string
  readonly sessionId: string
  readonly begun: BegunPayment
  readonly signal: AbortSignal
}

/** Waits until the exchange says how it ended. */
export async function awaitExchange(kit: Kit, payment: ExchangePayment): Promise<string | undefined> {
  const { signal } = payment
  for (;;) {
    await pollPause(kit, signal)
    const answer = await ask(kit, payment)
    signal.throwIfAborted()
    if (answer?.status === 'SUCCESS') return answer.txHash
    if (answer?.status === 'FAILED') throw new PayError('GENERIC_PAYMENT_ERROR')
  }
}

async function ask(
  kit: Kit,
  { exchangeId, sessionId, begun, signal }: ExchangePayment,
): Promise<ExchangeBuyStatus | undefined> {
  try {
    const { askBuyStatus } = await loadPayService()
    const answer = await askBuyStatus(kit, { exchangeId, sessionId, signal })
    begun.update({ isStatusUnknown: false })
    return answer
  } catch (error) {
    kit.log.debug('How the payment stands could not be asked', error)
    if (!signal.aborted) begun.update({ isStatusUnknown: true })
    return undefined
  }
}

function pollPause(kit: Kit, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    kit.timers.start('pay/status', EXCHANGE_POLL_MS, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
  })
}
