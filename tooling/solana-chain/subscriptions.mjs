// @ts-check
/**
 * Notifications of one socket: a signature in a block (once), an account change, a
 * new slot.
 *
 * In      the ledger; a write function
 * Out     handles the subscribe and unsubscribe methods; `end` removes all subscriptions
 */

import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types'
import * as z from 'zod'
import { accountJson } from './encoding/account.mjs'
import { accountConfigSchema, addressSchema, signatureSchema } from './params.mjs'
import { RpcError } from './rpc-error.mjs'

/**
 * @typedef {() => unknown} Look what there is to notify now; undefined for nothing
 * @typedef {{ name: string, hasContext: boolean, isOnce: boolean, look: Look }} Subscription
 */

let lastId = 0

/**
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {(text: string) => void} write
 */
export function createSubscriptions(ledger, write) {
  /** @type {Map<number, Subscription>} */
  const open = new Map()
  /** @type {typeof open} not answered yet, so not reported of either */
  const fresh = new Map()

  function notify() {
    for (const [id, { name, hasContext, isOnce, look }] of [...open]) {
      const value = look()
      if (value === undefined) continue
      if (isOnce) open.delete(id)
      const result = hasContext ? { context: { slot: ledger.head().slot }, value } : value
      write(
        stringifyJsonWithBigInts({
          jsonrpc: '2.0',
          method: `${name}Notification`,
          params: { result, subscription: id },
        }),
      )
    }
  }
  const stop = ledger.watch(notify)

  /** @param {Subscription} subscription */
  function add(subscription) {
    lastId += 1
    fresh.set(lastId, subscription)
    return lastId
  }

  /** @type {(signature: string) => Look} */
  const landed = (signature) => () => {
    const record = ledger.record(signature)
    return record && { err: record.outcome.err }
  }

  /** @type {(address: import('@solana/kit').Address, config: import('./params.mjs').AccountConfig) => Look} */
  function changed(address, config) {
    const read = () => {
      const account = ledger.look(address)
      return account && accountJson(account, config, ledger.look)
    }
    const gone = { lamports: 0n, data: ['', 'base64'], owner: '11111111111111111111111111111111' }
    let before = stringifyJsonWithBigInts(read() ?? null)
    return () => {
      const now = read()
      const text = stringifyJsonWithBigInts(now ?? null)
      if (text === before) return undefined
      before = text
      return now ?? { ...gone, executable: false, rentEpoch: 0n, space: 0 }
    }
  }

  function slots() {
    let before = ledger.head().slot
    return () => {
      const { slot } = ledger.head()
      if (slot === before) return undefined
      const parent = before
      before = slot
      return { slot, parent, root: slot }
    }
  }

  /** @type {import('./json-rpc.mjs').Call} */
  function call(method, params) {
    switch (method) {
      case 'signatureSubscribe': {
        const look = landed(signatureSchema.parse(params[0]))
        return add({ name: 'signature', hasContext: true, isOnce: true, look })
      }
      case 'accountSubscribe': {
        const look = changed(addressSchema.parse(params[0]), accountConfigSchema.parse(params[1]))
        return add({ name: 'account', hasContext: true, isOnce: false, look })
      }
      case 'slotSubscribe':
        return add({ name: 'slot', hasContext: false, isOnce: false, look: slots() })
      case 'signatureUnsubscribe':
      case 'accountUnsubscribe':
      case 'slotUnsubscribe': {
        const id = Number(z.bigint().parse(params[0]))
        if (open.get(id)?.name === method.replace('Unsubscribe', '')) return open.delete(id)
        throw new RpcError(-32602, 'Invalid subscription id.')
      }
      default:
        throw new RpcError(-32601, 'Method not found')
    }
  }

  return {
    call,
    /** The responses are written: from here on the client knows its subscriptions by their ids. */
    answered() {
      for (const [id, subscription] of fresh) open.set(id, subscription)
      fresh.clear()
      notify()
    },
    end: stop,
  }
}
