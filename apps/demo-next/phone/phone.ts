/**
 * A phone with a wallet on it: it pairs over the relay, asks its user, and signs with the sandbox keys.
 *
 * In      relayUrl, localChains
 *         camera   the channel to the pages
 * Out     what the phone shows, and what the user can do
 * Throws  Error, with the client's message, when the relay's client cannot be created or a code is invalid
 */
import { ProviderRpcError, type SandboxRequest } from '@bowline/adapter-evm/testing'
import type { LocalChain } from '../server/local-chains'
import type { Camera } from './camera'
import {
  accountsOf,
  chainsOf,
  type Proposal,
  type Session,
  type SessionRequest,
  shownSession,
  startClient,
} from './client'
import { type GrantChoice, grantedNamespaces } from './grant'
import { addressOf, handleRequest } from './handle-request'
import { createKeys } from './keys'
import { networkName } from './networks'
import { createPhoneStore, type Peer, type PhoneQuestion, type PhoneState } from './state'
import { waitForResponse } from './wait-for-response'

/** The phone. */
export interface Phone {
  readonly get: () => PhoneState
  readonly subscribe: (listener: () => void) => () => void
  /** Pairs with a code. */
  pair(uri: string): Promise<void>
  approve(key: number, choice: GrantChoice): Promise<void>
  /** Declines a request of either kind, or approves a request. */
  answer(key: number, isApproved: boolean): void
  end(topic: string): Promise<void>
  /** Makes an account active, and notifies the pages that may see it. */
  setAccount(address: string): Promise<void>
  /** Switches to a network, and notifies the pages that have it. */
  setNetwork(chainId: number): Promise<void>
}

const DECLINED = { code: 5000, message: 'User rejected.' }
const ENDED = { code: 6000, message: 'User disconnected.' }

/** Creates the phone; it restores sessions of earlier pages. */
export async function createPhone({
  relayUrl,
  localChains,
  camera,
}: {
  relayUrl: string
  localChains: readonly LocalChain[]
  camera: Camera
}): Promise<Phone> {
  const answers = new Map<number, (isApproved: boolean) => void>()
  let asking: { readonly key: number; readonly peer: Peer } | undefined

  const approve = (request: SandboxRequest) =>
    new Promise<boolean>((resolve) => {
      if (asking === undefined) {
        resolve(false)
        return
      }
      const { key, peer } = asking
      answers.set(key, resolve)
      ask({ kind: 'request', key, peer, request })
    })
  const wallet = await createKeys({ camera, localChains, approve })
  const client = await startClient(relayUrl)
  const store = createPhoneStore({
    isOnline: client.core.relayer.connected,
    wallet: wallet.state(),
    sessions: client.session.getAll().map(shownSession),
    questions: [],
    notes: [],
  })

  const ask = (question: PhoneQuestion) => {
    const others = store.get().questions.filter(({ key }) => key !== question.key)
    store.set({ questions: [...others, question] })
  }
  const forget = (key: number) => {
    answers.delete(key)
    store.set({ questions: store.get().questions.filter((question) => question.key !== key) })
  }
  const refresh = () => store.set({ sessions: client.session.getAll().map(shownSession), wallet: wallet.state() })
  const answer = (key: number, isApproved: boolean) => {
    const settle = answers.get(key)
    forget(key)
    settle?.(isApproved)
  }

  const propose = ({ id, proposer, requiredNamespaces, optionalNamespaces }: Proposal) => {
    answers.set(id, (isApproved) => {
      if (isApproved) return
      client.reject({ id, reason: DECLINED }).catch(report)
      store.note(`Declined ${proposer.metadata.name}`)
    })
    ask({ kind: 'proposal', key: id, peer: proposer.metadata, asked: [requiredNamespaces, optionalNamespaces] })
  }
  const report = (error: unknown) => store.note(error instanceof Error ? error.message : String(error), true)

  const respond = async ({ id, topic, params: { chainId, request } }: SessionRequest) => {
    const session = client.session.getAll().find((one) => one.topic === topic)
    if (session === undefined) return
    asking = { key: id, peer: session.peer.metadata }
    const before = wallet.state().chainId
    try {
      const result = await handleRequest(wallet, accountsOf(session), {
        caipNetworkId: chainId,
        method: request.method,
        params: request.params,
      })
      if (/^wallet_(switch|add)EthereumChain$/.test(request.method)) await openNetwork(session, chainId)
      await client.respond({ topic, response: { id, jsonrpc: '2.0', result: result ?? null } })
      store.note(`${request.method} on ${networkName(chainId)}: done`)
    } catch (error) {
      if (wallet.state().chainId !== before) wallet.switchChain(before)
      const { code, message } = refusalOf(error)
      store.note(`${request.method} on ${networkName(chainId)}: ${message}`, true)
      await client.respond({ topic, response: { id, jsonrpc: '2.0', error: { code, message } } })
    } finally {
      asking = undefined
      forget(id)
      refresh()
    }
  }

  /** After a network change that a page requested: grants it to that page if needed, and notifies the page. */
  const openNetwork = async ({ topic, namespaces }: Session, from: string) => {
    const granted = namespaces.eip155
    const target = `eip155:${wallet.state().chainId}`
    if (granted === undefined) return
    const chains = chainsOf(granted)
    if (!chains.includes(target)) {
      const addresses = granted.accounts.filter((account) => account.startsWith(`${from}:`)).map(addressOf)
      const accounts = [...granted.accounts, ...addresses.map((address) => `${target}:${address}`)]
      const eip155 = { ...granted, accounts, chains: [...chains, target] }
      await client.update({ topic, namespaces: { ...namespaces, eip155 } })
      await waitForResponse(client, topic, 'wc_sessionUpdate')
    }
    await notify(topic, target, { name: 'chainChanged', data: wallet.state().chainId })
  }
  const notify = async (topic: string, chainId: string, event: { name: string; data: unknown }) => {
    const granted = client.session.get(topic).namespaces.eip155
    if (granted?.events.includes(event.name)) await client.emit({ topic, chainId, event })
  }
  /** The pages' sessions with this network, and their accounts in it, the active one first. */
  const sessionsOn = (chainId: string) =>
    client.session.getAll().flatMap((session) => {
      const open = accountsOf(session).filter((account) => account.startsWith(`${chainId}:`))
      const order = wallet.state().accounts
      const sorted = order.flatMap((address) => open.filter((account) => addressOf(account) === address))
      return sorted.length > 0 ? [{ topic: session.topic, accounts: sorted }] : []
    })

  let turn = Promise.resolve()
  client.on('session_proposal', ({ params }) => propose(params))
  client.on('proposal_expire', ({ id }) => forget(id))
  client.on('session_request', (event) => {
    turn = turn.then(() => respond(event)).catch(report)
  })
  client.on('session_request_expire', ({ id }) => answer(id, false))
  client.on('session_delete', refresh)
  client.on('session_expire', refresh)
  client.core.relayer.on('relayer_connect', () => store.set({ isOnline: true }))
  client.core.relayer.on('relayer_disconnect', () => store.set({ isOnline: false }))
  for (const proposal of client.proposal.getAll()) propose(proposal)

  return {
    get: store.get,
    subscribe: store.subscribe,
    async pair(uri) {
      await client.pair({ uri: uri.trim() })
    },
    async approve(key, choice) {
      const question = store.get().questions.find((one) => one.key === key)
      if (question?.kind !== 'proposal') return
      const namespaces = grantedNamespaces(question.asked, choice)
      const { topic } = await client.approve({ id: key, namespaces })
      forget(key)
      await waitForResponse(client, topic, 'wc_sessionSettle')
      refresh()
      store.note(`Connected to ${question.peer.name}`)
    },
    answer,
    async end(topic) {
      await client.disconnect({ topic, reason: ENDED })
      refresh()
    },
    async setAccount(address) {
      wallet.setAccounts([address])
      refresh()
      const chainId = `eip155:${wallet.state().chainId}`
      for (const { topic, accounts } of sessionsOn(chainId)) {
        await notify(topic, chainId, { name: 'accountsChanged', data: accounts })
      }
    },
    async setNetwork(chainId) {
      wallet.switchChain(chainId)
      refresh()
      for (const { topic } of sessionsOn(`eip155:${chainId}`)) {
        await notify(topic, `eip155:${chainId}`, { name: 'chainChanged', data: chainId })
      }
    },
  }
}

function refusalOf(error: unknown): { readonly code: number; readonly message: string } {
  if (error instanceof ProviderRpcError) return error
  const code = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : -32603
  return { code, message: error instanceof Error ? error.message : 'The phone could not answer' }
}
