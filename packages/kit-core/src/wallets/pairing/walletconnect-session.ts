/**
 * Wraps a session of the WalletConnect client as a PairedSession.
 *
 * In      struct   the session as the client stores it
 * Out     PairedSession; requests are rejected immediately if the wallet did not approve them, wait a while for a lost relay,
 *         and always settle
 * Throws  WalletRequestError 4100, 4901, 4900; RelayUnavailableError; PairedRequestExpiredError; RequestAbortedError; or
 *         the wallet's error
 * Source  spec R-CONN-101, R-CONN-102, R-CONN-274, R-CONN-277, R-STATE-25; EIP-1193 codes
 */

import { anySignal } from '../../base/async/link-signals.js'
import { withTimeout } from '../../base/async/pause.js'
import { withAbort } from '../../base/async/with-abort.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { isRecord } from '../../base/validation/guard.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedEvent, PairedNamespace, PairedRequest, PairedSession } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'
import { DuplicateRequestIdError } from './duplicate-request-id-error.js'
import { PairedRequestExpiredError } from './errors.js'
import { getKnownIds, type NetworkAliases } from './network-aliases.js'
import { type ClientShape, method } from './provider-shape.js'
import { parseSessionEvent } from './session-events.js'
import { createSessionListeners } from './session-listeners.js'
import { getCaipAddressPart, type PairedNamespaces, parseNamespaces } from './session-namespaces.js'
import { waitForRelay } from './wait-for-relay.js'
import { watchSessionRequests } from './watch-session-requests.js'

/** Request timeout in ms. Just below the provider's five minutes, whose error cannot be caught. */
const REQUEST_LIMIT_MS = 290_000

/** Maximum time a disconnect waits for the wallet's side, in ms. */
const END_LIMIT_MS = 3_000

/** How often to draw a request id: the client takes a millisecond followed by one of a thousand numbers. */
const MAX_DRAWS = 4

type RequestParams = Parameters<ClientShape['request']>[0]

const DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/** Dependencies of a session. */
export type SessionOptions = {
  readonly client: ClientShape
  readonly aliases: () => NetworkAliases
  /**
   * Client events from before the first listener, which receives those of this session; they are then removed from the list.
   */
  readonly early: unknown[]
  /** Tracks what the wallet sends. */
  readonly kit: Kit | undefined
  /** False once another tab has ended the session: the wallet has been notified then. */
  readonly isHeld: () => boolean
  /** True once another page has replaced the site's session with a new one. */
  readonly isReplaced: () => boolean
  /** Called once, however the session ends. */
  readonly onEnd: (topic: string) => void
}

/** Opens a stored session of the client: listens to its events until it ends. Undefined when it is invalid or expired. */
export function openSession(
  struct: unknown,
  { client, aliases, early, kit, isHeld, isReplaced, onEnd }: SessionOptions,
): PairedSession | undefined {
  const topic = safeGet(struct, 'topic')
  const expirySec = safeGet(struct, 'expiry')
  if (typeof topic !== 'string' || typeof expirySec !== 'number' || expirySec * 1_000 <= Date.now()) return undefined

  const { listen, emit: emitEvent, clear } = createSessionListeners()
  const firstAccounts = new Map<Namespace, readonly string[]>()
  // The wallet's last account event, and its first approved account at that time: the wallet may approve an account only
  // afterwards.
  let lastAccounts: { readonly event: unknown; readonly first: string | undefined } | undefined
  const lifetime = new AbortController()

  const read = () => client.session.getAll().find((kept) => safeGet(kept, 'topic') === topic)
  let approved = parseNamespaces(safeGet(struct, 'namespaces'), aliases())
  const namespaces = (): PairedNamespaces => {
    const order = (namespace: Namespace, account: string) => {
      const index = firstAccounts.get(namespace)?.indexOf(getCaipAddressPart(account)) ?? -1
      return index < 0 ? Number.MAX_SAFE_INTEGER : index
    }
    const sorted: Partial<Record<Namespace, PairedNamespace>> = {}
    for (const namespace of getNamespaces()) {
      const value = approved[namespace]
      if (!value) continue
      const accounts = [...value.accounts].sort((a, b) => order(namespace, a) - order(namespace, b))
      sorted[namespace] = { ...value, accounts }
    }
    return sorted
  }

  const readEvent = (event: unknown) => parseSessionEvent(safeGet(event, 'params'), approved, aliases())
  const addressesOf = (parsed: PairedEvent | undefined) =>
    parsed?.type === 'accounts' ? parsed.accounts.map(getCaipAddressPart) : []
  const replayAccounts = () => {
    const [first, ...others] = addressesOf(lastAccounts && readEvent(lastAccounts.event))
    if (lastAccounts && first !== lastAccounts.first && (!lastAccounts.first || others.includes(lastAccounts.first)))
      handleEvent(lastAccounts.event)
  }
  const handleEvent = (event: unknown) => {
    const parsed = readEvent(event)
    if (parsed?.type !== 'network') lastAccounts = { event, first: addressesOf(parsed)[0] }
    if (parsed?.type === 'accounts') firstAccounts.set(parsed.namespace, parsed.accounts.map(getCaipAddressPart))
    if (parsed) emitEvent(parsed)
  }
  const isOwn = (event: unknown) => safeGet(event, 'topic') === topic
  const handlers: readonly (readonly [name: string, handle: (event: unknown) => void])[] = [
    ['session_event', handleEvent],
    [
      'session_update',
      () => {
        approved = parseNamespaces(safeGet(read(), 'namespaces'), aliases())
        emitEvent({ type: 'namespaces' })
        replayAccounts()
      },
    ],
    // A deletion because another page replaced the session is ignored; the kit switches to the new one.
    ['session_delete', () => isReplaced() || finish()],
    ['session_expire', () => finish()],
  ]
  const relayHandlers: readonly (readonly [name: string, handle: () => void])[] = [
    ['relayer_connect', () => emitEvent({ type: 'relay', isOnline: true })],
    ['relayer_disconnect', () => emitEvent({ type: 'relay', isOnline: false })],
  ]
  const own = handlers.map(([name, handle]) => {
    const listener = (event: unknown) => {
      if (isOwn(event)) handle(event)
    }
    return [name, listener] as const
  })
  for (const [name, listener] of own) client.on(name, listener)
  for (const [name, listener] of relayHandlers) client.core.relayer.on(name, listener)
  // Ended from this side by an app that shares the client: the client emits no other event for it.
  const onDeleted = (event: unknown) => {
    if (safeGet(event, 'target') === `topic:${topic}`) finish()
  }
  client.core.expirer.on?.('expirer_deleted', onDeleted)
  const stopRequests = kit && watchSessionRequests(kit, { client, topic, aliases, early })

  function finish(): void {
    if (lifetime.signal.aborted) return
    for (const [name, listener] of own) client.off(name, listener)
    for (const [name, listener] of relayHandlers) client.core.relayer.off(name, listener)
    client.core.expirer.off?.('expirer_deleted', onDeleted)
    stopRequests?.()
    lifetime.abort()
    onEnd(String(topic))
    emitEvent({ type: 'ended' })
    clear()
  }

  return {
    topic,
    peer: readPeer(struct),
    expiresAtMs: expirySec * 1_000,
    namespaces,
    properties: () => {
      const given = safeGet(read() ?? struct, 'sessionProperties')
      return isRecord(given) ? given : {}
    },
    onEvent(listener, namespace) {
      const stop = listen(listener, namespace)
      for (const event of early.filter(isOwn)) {
        early.splice(early.indexOf(event), 1)
        handleEvent(event)
      }
      return stop
    },
    async request(params) {
      if (lifetime.signal.aborted) throw new WalletRequestError('The wallet is disconnected', 4900)
      const chainId = approvedChain(params, approved, safeGet(read() ?? struct, 'namespaces'), aliases())
      const { signal, abort, release } = anySignal([params.signal, lifetime.signal])
      const limit = setTimeout(() => abort(new PairedRequestExpiredError()), REQUEST_LIMIT_MS)
      try {
        await waitForRelay(client.core.relayer, signal)
        return await send(client, { topic, chainId, request: { method: params.method, params: params.params } }, signal)
      } catch (error) {
        if (!signal.aborted) throw toRequestError(error)
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
      await withTimeout(
        client.disconnect({ topic, reason: DISCONNECTED }).catch(() => {}),
        END_LIMIT_MS,
      )
    },
  }
}

/**
 * Hides errors of the library in the cause; a wallet's error is `{ code, message }`. An open request gets the
 * disconnect error before the session emits its end. Source: spec R-CONN-208, R-CONN-256.
 */
function toRequestError(error: unknown): unknown {
  if (safeGet(error, 'code') === DISCONNECTED.code)
    return new WalletRequestError('The wallet is disconnected', 4900, error)
  const isOfLibrary = error instanceof Error && !isKitError(error) && typeof safeGet(error, 'code') !== 'number'
  return isOfLibrary ? new WalletRequestError('', undefined, error) : error
}

/** Returns the network id that the wallet uses. */
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
    getKnownIds(aliases, caipNetworkId).find((id) => text.includes(`"${id}"`) || text.includes(`"${id}:`)) ??
    caipNetworkId
  )
}

function readPeer(struct: unknown): PairedSession['peer'] {
  const metadata = safeGet(safeGet(struct, 'peer'), 'metadata')
  const icons = safeGet(metadata, 'icons')
  const text = (value: unknown) => (typeof value === 'string' && value.length <= 2_048 ? value : undefined)
  const [url, icon] = [text(safeGet(metadata, 'url')), text(Array.isArray(icons) ? icons[0] : undefined)]
  return { name: text(safeGet(metadata, 'name')) ?? '', ...(url && { url }), ...(icon && { icon }) }
}

/** Sends a request, with an id that no other request has. */
async function send(client: ClientShape, params: RequestParams, signal: AbortSignal): Promise<unknown> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await sendOnce(client, { ...params, request: { ...params.request } }, signal)
    } catch (error) {
      if (!(error instanceof DuplicateRequestIdError) || draw === MAX_DRAWS) throw error
    }
  }
}

/**
 * Sends a request once. An aborted request, even one not sent yet, is also ended inside the provider: otherwise it
 * fails minutes later with an error that cannot be caught.
 */
function sendOnce(client: ClientShape, params: RequestParams, signal: AbortSignal): Promise<unknown> {
  let id: unknown
  const cancel = () => {
    const emit = method(safeGet(safeGet(client, 'engine'), 'events'), 'emit')
    if (id !== undefined) emit?.(`session_request:${String(id)}`, { error: { code: 5000, message: 'Given up' } })
  }
  const onSent = (event: unknown) => {
    if (safeGet(event, 'topic') !== params.topic || safeGet(event, 'request') !== params.request) return
    id = safeGet(event, 'id')
    if (signal.aborted) cancel()
  }
  const release = () => {
    client.off('session_request_sent', onSent)
    signal.removeEventListener('abort', cancel)
  }
  client.on('session_request_sent', onSent)
  signal.addEventListener('abort', cancel)
  const response = client.request(params)
  response.then(release, release)
  return withAbort(response, signal)
}
