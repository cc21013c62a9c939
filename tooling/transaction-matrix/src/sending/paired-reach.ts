/**
 * Connects a page to a paired wallet, over a relay in memory whose messages break as a cell says.
 *
 * In      wallet  a sandbox wallet, whose keys the paired wallet uses
 * Source  spec R-CONN-257, R-CONN-279; the relay protocol's tags of requests and responses
 */
import { type Kit, selectActiveAccount } from '@bowline/kit-core'
import { ready, startPairing } from '@bowline/kit-core/actions'
import { type SandboxPairing, WalletRpcError } from '@bowline/kit-core/testing'
import { createPairedWallet, type PairedWallet } from '@bowline/kit-core/testing/paired'
import { startRelay } from '@bowline/kit-core/testing/relay'
import type { Reach } from '../chain-setup.js'
import { createLine, type LineStep } from './broken-line.js'
import { listenInMemory, type SocketMessage } from './relay-sockets.js'

const PAGE_PROJECT = 'projectId=test'
const REQUEST_TAG = 1108
const RESPONSE_TAG = 1109
const SENDING = /send(Transaction|Calls|Transfer)$|signPsbt|signTransaction/i

/** Opens the channel to a paired wallet. */
export async function createPairedReach({ pairing }: { readonly pairing: SandboxPairing }): Promise<Reach> {
  // Each kit is a separate page; the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const line = createLine()
  const listen = listenInMemory((message) => {
    const { text, deliver, cut } = message
    const step = stepOf(message)
    if (step) line.carry(step, { deliver, cut, deliverAs: () => deliver(unreadable(text)) })
    else deliver()
  })
  const relay = await startRelay({ listen })
  let peer: PairedWallet | undefined

  async function answer(request: Parameters<SandboxPairing['request']>[0]): Promise<unknown> {
    const fault = SENDING.test(request.method) ? line.fault('answer') : undefined
    if (fault === 'rejected') throw new WalletRpcError(4001, 'User rejected the request.')
    const result = await pairing.request(request)
    if (fault === 'internal error') throw new WalletRpcError(-32603, 'Internal JSON-RPC error.')
    if (fault === 'already known') throw new WalletRpcError(-32000, 'already known')
    if (fault === 'malformed') return { sent: true }
    if (fault === 'wrong id') return wrongIdOf(result)
    return fault === 'empty' ? undefined : result
  }

  return {
    params: { pairingTransport: 'relay' },
    endpoints: { relay: relay.url },
    breakWith: line.breakWith,
    async connect(kit) {
      await ready(kit)
      peer ??= await createPairedWallet({
        relayUrl: relay.url,
        grants: { [pairing.namespace]: { accounts: pairing.accounts() } },
        onRequest: answer,
      })
      pairing.setConnected(true)
      startPairing(kit)
      await peer.pair(await addressToPair(kit))
      await becomes(kit, () => selectActiveAccount(kit.getState()) !== undefined)
    },
    leave: (kit) =>
      void kit
        .pairing()
        .then((pairing) => pairing.close())
        .catch(() => {}),
    close() {
      void Promise.resolve(peer?.close()).then(() => relay.close())
    },
  }
}

/** The step of a relay message in a send; undefined for any other. */
function stepOf({ text, direction, url }: SocketMessage): LineStep | undefined {
  const { method, params } = Object(JSON.parse(text))
  const isOfPage = url.includes(PAGE_PROJECT)
  if (direction === 'to relay') {
    return isOfPage && method === 'irn_publish' && params?.tag === REQUEST_TAG ? 'publish' : undefined
  }
  if (method !== 'irn_subscription') return undefined
  if (params?.data?.tag === RESPONSE_TAG) return isOfPage ? 'response' : undefined
  return params?.data?.tag === REQUEST_TAG && !isOfPage ? 'request' : undefined
}

/** The same message with content that cannot be decrypted. */
function unreadable(text: string): string {
  const { params, ...message } = Object(JSON.parse(text))
  const garbled = { message: 'AAAA' }
  const inner = params.data ? { ...params, data: { ...params.data, ...garbled } } : { ...params, ...garbled }
  return JSON.stringify({ ...message, params: inner })
}

async function addressToPair(kit: Kit): Promise<string> {
  await becomes(kit, () => kit.getState().connect.wcUri !== undefined)
  return kit.getState().connect.wcUri ?? ''
}

function becomes(kit: Kit, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = kit.subscribe((state) => state, check)
    check()
  })
}

/** The id of another transaction, in the same form. */
function wrongIdOf(result: unknown): unknown {
  if (typeof result === 'string') return result.startsWith('0x') ? `0x${'ab'.repeat(32)}` : 'ab'.repeat(32)
  return { ...Object(result), signature: '5'.repeat(87), txid: 'ab'.repeat(32), id: `0x${'ab'.repeat(32)}` }
}
