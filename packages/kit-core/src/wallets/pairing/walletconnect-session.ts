/**
 * A session of the provider as the kit has it.
 *
 * In      client   speaks the protocol
 *         struct   of the session, as the client keeps it
 * Out     PairedSession; requests are refused at once when the wallet did not approve them, wait a while for a lost relay,
 *         and always end
 * Throws  WalletRequestError 4100, 4901, 4900; RelayUnavailableError; PairedRequestExpiredError; RequestAbortedError; or
 *         what the wallet answered
 * Source  spec R-CONN-101, R-CONN-102, R-CONN-274, R-CONN-277, R-STATE-25; EIP-1193 codes
 */

import { anySignal } from '../../base/async/link-signals.js'
import { withAbort } from '../../base/async/with-abort.js'
import { NAMESPACES, type Namespace } from '../../base/caip/namespace.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { isRecord } from '../../base/validation/guard.js'
import type { PairedEvent, PairedNamespace, PairedRequest, PairedSession } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'
import { DuplicateRequestIdError } from './duplicate-request-id-error.js'
import { PairedRequestExpiredError } from './errors.js'
import { knownIds, type NetworkAliases } from './network-aliases.js'
import { type ClientShape, method, property } from './provider-shape.js'
import { readSessionEvent } from './session-events.js'
import { createSessionListeners } from './session-listeners.js'
import { addressOf, type PairedNamespaces, readNamespaces } from './session-namespaces.js'
import { waitForRelay } from './wait-for-relay.js'
import { watchSessionRequests } from './watch-session-requests.js'

/** The provider gives a request up after five minutes with an error nobody can catch; the kit is a little faster. */
const REQUEST_LIMIT_MS = 290_000

/** How long the wallet's side may keep a disconnect waiting. */
const END_LIMIT_MS = 3_000

/** How often a request draws its number: out of a thousand, with the millisecond before it. */
const DRAW_MAX = 4

type Asked = Parameters<ClientShape['request']>[0]

const DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/** What a session stands on. */
export type SessionParts = {
  readonly client: ClientShape
  readonly aliases: () => NetworkAliases
  /** Events of the client that came before anybody heard; the first listener gets those of this session, and they are taken out. */
  readonly early: unknown[]
  /** Follows what the wallet sends. */
  readonly kit: Kit | undefined
  /** False once another tab has ended the session: the wallet knows then. */
  readonly isHeld: () => boolean
  /** True once another page has made another session the one of the site. */
  readonly isReplaced: () => boolean
  /** Called once, however the session ends. */
  readonly onEnd: (topic: string) => void
}

/** Reads a session of the provider; undefined for what is none. */
export function openSession(
  struct: unknown,
  { client, aliases, early, kit, isHeld, isReplaced, onEnd }: SessionParts,
): PairedSession | undefined {
  const topic = property(struct, 'topic')
  const expirySec = property(struct, 'expiry')
  if (typeof topic !== 'string' || typeof expirySec !== 'number' || expirySec * 1_000 <= Date.now()) return undefined

  const { listen, tell, clear } = createSessionListeners()
  const firstAccounts = new Map<Namespace, readonly string[]>()
  // What it told last of its accounts, and the first of them that was approved then: it may approve one only after.
  let word: { readonly event: unknown; readonly first: string | undefined } | undefined
  const lifetime = new AbortController()

  const read = () => client.session.getAll().find((kept) => property(kept, 'topic') === topic)
  let approved = readNamespaces(property(struct, 'namespaces'), aliases())
  const namespaces = (): PairedNamespaces => {
    const order = (namespace: Namespace, account: string) => {
      const index = firstAccounts.get(namespace)?.indexOf(addressOf(account)) ?? -1
      return index < 0 ? Number.MAX_SAFE_INTEGER : index
    }
    const sorted: Partial<Record<Namespace, PairedNamespace>> = {}
    for (const namespace of NAMESPACES) {
      const value = approved[namespace]
      if (!value) continue
      const accounts = [...value.accounts].sort((a, b) => order(namespace, a) - order(namespace, b))
      sorted[namespace] = { ...value, accounts }
    }
    return sorted
  }

  const readEvent = (event: unknown) => readSessionEvent(property(event, 'params'), approved, aliases())
  const addressesOf = (told: PairedEvent | undefined) => (told?.type === 'accounts' ? told.accounts.map(addressOf) : [])
  const hearAhead = () => {
    const [first, ...others] = addressesOf(word && readEvent(word.event))
    if (word && first !== word.first && (!word.first || others.includes(word.first))) hearEvent(word.event)
  }
  const hearEvent = (event: unknown) => {
    const told = readEvent(event)
    if (told?.type !== 'network') word = { event, first: addressesOf(told)[0] }
    if (told?.type === 'accounts') firstAccounts.set(told.namespace, told.accounts.map(addressOf))
    if (told) tell(told)
  }
  const isOwn = (event: unknown) => property(event, 'topic') === topic
  const heard: readonly (readonly [name: string, hear: (event: unknown) => void])[] = [
    ['session_event', hearEvent],
    [
      'session_update',
      () => {
        approved = readNamespaces(property(read(), 'namespaces'), aliases())
        tell({ type: 'namespaces' })
        hearAhead()
      },
    ],
    // By a page of the site that has another one in its place, which is followed.
    ['session_delete', () => isReplaced() || finish()],
    ['session_expire', () => finish()],
  ]
  const relayHeard: readonly (readonly [name: string, hear: () => void])[] = [
    ['relayer_connect', () => tell({ type: 'relay', isOnline: true })],
    ['relayer_disconnect', () => tell({ type: 'relay', isOnline: false })],
  ]
  const own = heard.map(([name, hear]) => {
    const listener = (event: unknown) => {
      if (isOwn(event)) hear(event)
    }
    return [name, listener] as const
  })
  for (const [name, listener] of own) client.on(name, listener)
  for (const [name, listener] of relayHeard) client.core.relayer.on(name, listener)
  // Ended from this side, by an app that shares the client: the client tells of it in no other way.
  const hearGone = (event: unknown) => {
    if (property(event, 'target') === `topic:${topic}`) finish()
  }
  client.core.expirer.on?.('expirer_deleted', hearGone)
  const stopRequests = kit && watchSessionRequests(kit, { client, topic, aliases, early })

  function finish(): void {
    if (lifetime.signal.aborted) return
    for (const [name, listener] of own) client.off(name, listener)
    for (const [name, listener] of relayHeard) client.core.relayer.off(name, listener)
    client.core.expirer.off?.('expirer_deleted', hearGone)
    stopRequests?.()
    lifetime.abort()
    onEnd(String(topic))
    tell({ type: 'ended' })
    clear()
  }

  return {
    topic,
    peer: readPeer(struct),
    expiresAtMs: expirySec * 1_000,
    namespaces,
    properties: () => {
      const given = property(read() ?? struct, 'sessionProperties')
      return isRecord(given) ? given : {}
    },
    onEvent(listener, namespace) {
      const stop = listen(listener, namespace)
      for (const event of early.filter(isOwn)) {
        early.splice(early.indexOf(event), 1)
        hearEvent(event)
      }
      return stop
    },
    async request(asked) {
      if (lifetime.signal.aborted) throw new WalletRequestError('The wallet is disconnected', 4900)
      const chainId = approvedChain(asked, approved, property(read() ?? struct, 'namespaces'), aliases())
      const { signal, abort, release } = anySignal([asked.signal, lifetime.signal])
      const limit = setTimeout(() => abort(new PairedRequestExpiredError()), REQUEST_LIMIT_MS)
      try {
        await waitForRelay(client.core.relayer, signal)
        return await ask(client, { topic, chainId, request: { method: asked.method, params: asked.params } }, signal)
      } catch (error) {
        if (!signal.aborted) throw faultOf(error)
        if (signal.reason instanceof PairedRequestExpiredError) throw signal.reason
        if (lifetime.signal.aborted) throw new WalletRequestError('The wallet is disconnected', 4900, error)
        throw error
      } finally {
        clearTimeout(limit)
        release()
      }
    },
    async end() {
      if (lifetime.signal.aborted) return
      const isKnown = !isHeld()
      finish()
      if (isKnown) return
      let limit: ReturnType<typeof setTimeout> | undefined
      await Promise.race([
        client.disconnect({ topic, reason: DISCONNECTED }).catch(() => {}),
        new Promise<void>((resolve) => {
          limit = setTimeout(resolve, END_LIMIT_MS)
        }),
      ])
      clearTimeout(limit)
    },
  }
}

/**
 * What the library says of itself is for the log; a wallet answers with `{ code, message }`. An open request is answered with
 * the end of the session before that is told. Source: spec R-CONN-208, R-CONN-256.
 */
function faultOf(error: unknown): unknown {
  if (property(error, 'code') === DISCONNECTED.code)
    return new WalletRequestError('The wallet is disconnected', 4900, error)
  const isOfLibrary = error instanceof Error && !isKitError(error) && typeof property(error, 'code') !== 'number'
  return isOfLibrary ? new WalletRequestError('', undefined, error) : error
}

/** The network as the wallet calls it. */
function approvedChain(
  { caipNetworkId, method: name }: PairedRequest,
  approved: PairedNamespaces,
  raw: unknown,
  aliases: NetworkAliases,
): string {
  const namespace = Object.values(approved).find(({ caipNetworkIds }) => caipNetworkIds.includes(caipNetworkId))
  if (!namespace) throw new WalletRequestError(`The wallet did not approve the network ${caipNetworkId}`, 4901)
  if (!namespace.methods.includes(name)) throw new WalletRequestError(`The wallet did not approve ${name}`, 4100)
  const text = JSON.stringify(raw) ?? ''
  return (
    knownIds(aliases, caipNetworkId).find((id) => text.includes(`"${id}"`) || text.includes(`"${id}:`)) ?? caipNetworkId
  )
}

function readPeer(struct: unknown): PairedSession['peer'] {
  const metadata = property(property(struct, 'peer'), 'metadata')
  const icons = property(metadata, 'icons')
  const text = (value: unknown) => (typeof value === 'string' && value.length <= 2_048 ? value : undefined)
  const [url, icon] = [text(property(metadata, 'url')), text(Array.isArray(icons) ? icons[0] : undefined)]
  return { name: text(property(metadata, 'name')) ?? '', ...(url && { url }), ...(icon && { icon }) }
}

/** Asks the wallet, with a number that no other request has. */
async function ask(client: ClientShape, asked: Asked, signal: AbortSignal): Promise<unknown> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await askOnce(client, { ...asked, request: { ...asked.request } }, signal)
    } catch (error) {
      if (!(error instanceof DuplicateRequestIdError) || draw === DRAW_MAX) throw error
    }
  }
}

/**
 * A request that is given up, even before it was sent, is ended inside the provider too: left to itself it
 * ends minutes later with an error that nobody can catch.
 */
function askOnce(client: ClientShape, asked: Asked, signal: AbortSignal): Promise<unknown> {
  let id: unknown
  const giveUp = () => {
    const emit = method(property(property(client, 'engine'), 'events'), 'emit')
    if (id !== undefined) emit?.(`session_request:${String(id)}`, { error: { code: 5000, message: 'Given up' } })
  }
  const note = (event: unknown) => {
    if (property(event, 'topic') !== asked.topic || property(event, 'request') !== asked.request) return
    id = property(event, 'id')
    if (signal.aborted) giveUp()
  }
  const release = () => {
    client.off('session_request_sent', note)
    signal.removeEventListener('abort', giveUp)
  }
  client.on('session_request_sent', note)
  signal.addEventListener('abort', giveUp)
  const answer = client.request(asked)
  answer.then(release, release)
  return withAbort(answer, signal)
}
