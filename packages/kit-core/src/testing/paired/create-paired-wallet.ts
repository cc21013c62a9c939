/**
 * A WalletConnect wallet for tests, with the real client and a real relay. A test controls what it grants, rejects, responds
 * and emits, and its faults. Runs in a browser or in Node.
 *
 * Throws  Error   when @walletconnect/sign-client is not installed
 * Source  spec R-HOST-70 to R-HOST-73; @walletconnect/sign-client 2.21.8
 */

import type { TextStorage } from '../../base/storage/text-storage.js'
import { NothingPendingError } from '../nothing-pending-error.js'
import type { PairedRequestLogEntry } from '../sandbox-pairing.js'
import { createWalletFaults } from '../wallet-faults.js'
import { createProposals } from './decide-proposals.js'
import { intersectGrants } from './intersect-grants.js'
import { type Client, closeClient, openClient } from './open-client.js'
import type { PairedGrants, PairedWallet, PairedWalletOptions } from './paired-wallet.js'
import { requestFromWallet, toPairedResponse } from './respond-to-request.js'
import { syncWalletChanges } from './sync-wallet-changes.js'
import { acknowledged } from './wait-for-acknowledgements.js'

const ENDED = { code: 6000, message: 'User disconnected.' }

/** Resolves once the client is open. */
export async function createPairedWallet(options: PairedWalletOptions): Promise<PairedWallet> {
  const { wallets = [], storage = memoryOfTexts() } = options
  const line = createWalletFaults()
  const requests: PairedRequestLogEntry[] = []
  /** Sessions that the wallet has ended, even if a fault keeps the page from being notified. */
  const left = new Set<string>()
  let { policy = 'approve', grants: given } = options
  let client: Client
  let stopFollowing = () => {}

  const grants = () => given ?? grantsOf(wallets)
  const sessions = () => client.session.keys.filter((topic) => !left.has(topic))
  const liveTopic = () => {
    const [topic] = sessions()
    if (topic === undefined) throw new NothingPendingError('No session is open')
    return topic
  }
  const setConnected = (isConnected: boolean) => {
    for (const { pairing } of wallets) pairing.setConnected(isConnected)
  }
  const proposals = createProposals({
    client: () => client,
    policy: () => policy,
    grants,
    line,
    onSignIn: options.onSignIn,
    onYes: () => setConnected(true),
  })

  /** Resolves when the page was notified, or immediately when a fault holds the event back. */
  const deliverEvent = (event: string, deliver: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      let isDelivered = false
      line.emit(event, () => {
        isDelivered = true
        deliver().then(resolve, reject)
      })
      if (!isDelivered) resolve()
    })
  const emit: PairedWallet['emit'] = async (chainId, event) => {
    const topic = liveTopic()
    await deliverEvent(event.name, () => client.emit({ topic, chainId, event }))
  }
  const changeAccounts: PairedWallet['changeAccounts'] = (caipNetworkId, accounts) =>
    emit(caipNetworkId, { name: 'accountsChanged', data: [...accounts] })
  const changeNetwork: PairedWallet['changeNetwork'] = (caipNetworkId) =>
    emit(caipNetworkId, { name: 'chainChanged', data: caipNetworkId.split(':')[1] ?? '' })

  async function serve(id: number, topic: string, request: PairedRequestLogEntry): Promise<void> {
    requests.push(request)
    const response = await toPairedResponse(line.respond(request.method, () => requestFromWallet(request, options)))
    // The page may have ended the session meanwhile. Then it waits for no response.
    if (!left.has(topic)) await client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } }).catch(() => {})
  }

  async function open(): Promise<void> {
    const opened = await openClient(options, storage)
    client = opened
    proposals.listen(opened)
    opened.on('session_request', ({ id, topic, params: { chainId, request } }) => {
      void serve(id, topic, { caipNetworkId: chainId, method: request.method, params: request.params })
    })
    opened.on('session_delete', () => {
      if (sessions().length === 0) setConnected(false)
    })
    stopFollowing = syncWalletChanges(wallets, {
      hasSession: () => sessions().length > 0,
      changeAccounts,
      changeNetwork,
    })
  }

  await open()
  return {
    proposals: proposals.came,
    requests,
    sessions,
    faults: line.controls,
    async pair(uri) {
      const topic = uri.slice('wc:'.length, uri.indexOf('@'))
      const scanned = proposals.scanned(topic)
      await client.pair({ uri })
      await scanned
    },
    setPolicy(next) {
      policy = next
    },
    respond: proposals.respond,
    grant(next) {
      given = next
    },
    async update(next) {
      given = next
      const topic = liveTopic()
      const namespaces = intersectGrants(next, client.session.get(topic).optionalNamespaces)
      await client.session.update(topic, { namespaces })
      await deliverEvent('session_update', async () => {
        await client.update({ topic, namespaces })
        await acknowledged(client, topic, 'wc_sessionUpdate')
      })
    },
    changeAccounts,
    changeNetwork,
    emit,
    async disconnect() {
      const topic = liveTopic()
      left.add(topic)
      setConnected(false)
      await deliverEvent('session_delete', () => client.disconnect({ topic, reason: ENDED }))
    },
    ended: () =>
      new Promise((resolve) => {
        const look = () => {
          if (sessions().length > 0) return
          client.off('session_delete', look)
          resolve()
        }
        client.on('session_delete', look)
        look()
      }),
    close() {
      stopFollowing()
      return closeClient(client)
    },
    open,
  }
}

function grantsOf(wallets: NonNullable<PairedWalletOptions['wallets']>): PairedGrants {
  return Object.fromEntries(wallets.map(({ pairing }) => [pairing.namespace, { accounts: pairing.accounts() }]))
}

function memoryOfTexts(): TextStorage {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  }
}
