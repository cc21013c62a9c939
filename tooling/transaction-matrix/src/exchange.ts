/**
 * An exchange for payments, and the pay service that lists it. A user pays on each of its pages that the kit
 * opens; the exchange then sends the native token, and reports success once that is in a block.
 *
 * Out     answer    the service's response; undefined for other requests
 *         send      pays with the kit; resolves to the URL of the page once the exchange has sent
 *         isListed  whether the kit tracks the payment, or reports it as paid
 * Source  spec R-PAY-05, R-PAY-07, R-PAY-26
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { payWithExchange } from '@bowline/kit-core/actions'
import { type Hex, numberToHex } from 'viem'
import type { CaseTransfer } from './chain-setup.js'
import type { AskAnvil } from './evm-pool.js'
import { type PayParams, showPayment } from './pay-by-kit.js'
import type { Question } from './swap-responses.js'
import { when } from './when.js'

const EXCHANGE = { id: 'quayside', name: 'Quayside', imageUrl: '' }

type Parts = {
  readonly ask: AskAnvil
  readonly pay: PayParams
  /** The user pays on a page of the exchange. */
  readonly confirm: () => Promise<boolean>
}

/** Creates the exchange and its pay service. */
export function createExchange({ ask, pay, confirm }: Parts) {
  /** Sent payments by the URL of their page. */
  const sessions = new Map<string, string | undefined>()

  async function carryOut(url: string, value: bigint): Promise<void> {
    const [from] = await ask<readonly Hex[]>('eth_accounts')
    await ask('anvil_setBalance', from, numberToHex(2n * value))
    sessions.set(url, await ask<string>('eth_sendTransaction', { from, to: pay.recipient, value: numberToHex(value) }))
  }

  async function statusOf(url: string): Promise<object> {
    const txHash = sessions.get(url)
    const isMined = txHash !== undefined && (await ask('eth_getTransactionReceipt', txHash)) !== null
    return isMined ? { status: 'SUCCESS', txHash } : { status: 'IN_PROGRESS' }
  }

  async function resultOf(method: string, sessionId: string): Promise<object> {
    if (method === 'getExchanges') return { exchanges: [EXCHANGE] }
    if (method === 'getExchangeBuyStatus') return statusOf(sessionId)
    const url = `https://exchange.example/pay/${sessions.size}`
    sessions.set(url, undefined)
    return { url, sessionId: url }
  }

  return {
    async answer({ asked }: Question): Promise<unknown> {
      const { id, method, params } = asked
      if (typeof method !== 'string') return undefined
      return { jsonrpc: '2.0', id, result: await resultOf(method, String(Object(params).sessionId)) }
    },
    async send(kit: Kit, { typed, value }: CaseTransfer): Promise<string> {
      // A browser that blocks every window; the user follows the link.
      window.open = () => null
      await showPayment(kit, typed, pay)
      const offered = await when(kit, ({ pay: state }) =>
        state?.exchangesStatus === 'ready' ? state.exchanges : undefined,
      )
      if (!offered?.[0]) throw new Error('No exchange is offered')
      const { id: exchangeId } = offered[0]
      const before = kit.getState().pay?.current?.id
      const paying = payWithExchange(kit, { exchangeId })
      const url = await Promise.race([paying.then(() => undefined), when(kit, (state) => pageOf(state, before))])
      if (url === undefined) throw new Error('No page is opened')
      await confirm()
      await carryOut(url, value)
      return url
    },
    isListed: ({ pay: state }: KitState) => state?.status === 'initiated' || state?.status === 'success',
  }
}

/** Waits for the page of a new payment. */
function pageOf({ pay }: KitState, before: string | undefined): string | undefined {
  return pay?.current && pay.current.id !== before ? pay.payUrl : undefined
}
