/**
 * Pairing over WalletConnect.
 *
 * In      PairingContext; nothing is loaded or opened before `pair`, or before `restore` of a stored session
 * Out     PairingTransport
 * Throws  PairingUnavailableError  a dependency is missing
 *         HostProviderError        the app's own provider is invalid
 *         PairingExpiredError, UserRejectedError, RelayUnavailableError, RequestAbortedError, WalletRequestError  of `pair`
 * Source  spec R-CONN-38, R-CONN-42, R-CONN-50, R-CONN-106, R-CONN-160 to 164, R-STATE-25; toolchain design §9
 */

import { withAbort } from '../../base/async/with-abort.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedSession, PairingProposal, PairingTransport, PairParams } from '../../core/adapter/transport.js'
import { parsePairingUri } from '../list/pairing-uri.js'
import { authenticate, getSignatures } from './authenticate.js'
import { guardRelay } from './guard-relay.js'
import { isHostProvider, isKitProvider, type PairingContext, resolveProvider } from './load-provider.js'
import { getKnownIds, type NetworkAliases } from './network-aliases.js'
import type { ClientShape, ProposedShape, ProviderShape } from './provider-shape.js'
import { createProviderStorage } from './provider-storage.js'
import { type PublishedProposal, type PublishProposalParams, publishProposal } from './publish-proposal.js'
import { onReachabilityChange } from './relay-reachability.js'
import { SESSION_TOPIC_STORAGE_KEY } from './session-topic.js'
import { openRelay } from './wait-for-relay.js'

/** A page hidden for longer than this (ms) has lost its relay, even if the socket looks open. */
const STALE_AFTER_MS = 10_000

/** Maximum number of events kept for sessions that are not open yet. */
const MAX_EARLY = 50

const DISCONNECTED = { code: 6000, message: 'User disconnected.' }

const loadSession = () => import('./walletconnect-session.js')

/** Loads the code early; a failed load is reported when the code is needed. */
const preloadSession = () => void loadSession().catch(() => {})

/** Creates the transport. It loads or creates the provider on first use. */
export function createWalletConnectTransport(context: PairingContext): PairingTransport {
  let provider: Promise<ProviderShape> | undefined
  const sessions = new Map<string, PairedSession>()
  // What wallets sent while no page was open arrives with the relay, possibly before the session's code has loaded.
  const early: unknown[] = []
  const keepEarly = (event: unknown) => {
    if (early.length < MAX_EARLY && !sessions.has(String(safeGet(event, 'topic')))) early.push(event)
  }
  // Topics of unwanted sessions. Each wallet is disconnected only once.
  const ended = new Set<string>()
  let stopReturns: (() => void) | undefined
  let isAsleep = false

  const load = async (): Promise<ProviderShape> => {
    provider ??= resolveProvider(context).then((made) => {
      if (isKitProvider(made)) {
        guardRelay(made.client.core.relayer)
        for (const name of ['session_event', 'session_answer']) made.client.on(name, keepEarly)
        endOrphans(made.client)
      }
      return made
    })
    provider.catch(() => {
      provider = undefined
    })
    const made = await provider
    const { core } = made.client
    stopReturns ??= onPageReturn(({ hiddenMs }) => {
      if (core.relayer.connected && hiddenMs > STALE_AFTER_MS) core.relayer.restartTransport().catch(() => {})
      else if (!core.relayer.connected) openRelay(core.relayer)
    })
    if (isAsleep) {
      isAsleep = false
      await core.heartbeat.init()
      openRelay(core.relayer)
    }
    return made
  }

  const take = async (
    client: ClientShape,
    struct: unknown,
    signal: AbortSignal,
  ): Promise<PairedSession | undefined> => {
    if (struct === undefined) return undefined
    const { openSession } = await withAbort(loadSession(), signal)
    const topic = safeGet(struct, 'topic')
    const taken =
      sessions.get(String(topic)) ??
      openSession(findSession(client, topic), {
        client,
        aliases: context.aliases,
        early,
        kit: context.kit,
        isHeld: () => context.storage.get(SESSION_TOPIC_STORAGE_KEY) !== undefined,
        isReplaced() {
          const topicNow = context.storage.get(SESSION_TOPIC_STORAGE_KEY)
          return topicNow !== undefined && topicNow !== topic && !sessions.has(topicNow)
        },
        onEnd(ended) {
          sessions.delete(ended)
          if (context.storage.get(SESSION_TOPIC_STORAGE_KEY) !== ended) return
          // A failed attempt during another wallet's connection leaves that wallet's session as it was.
          const [before] = [...sessions.keys()].reverse()
          if (before === undefined) context.storage.remove(SESSION_TOPIC_STORAGE_KEY)
          else context.storage.set(SESSION_TOPIC_STORAGE_KEY, before)
        },
      })
    if (taken) {
      sessions.set(taken.topic, taken)
      context.storage.set(SESSION_TOPIC_STORAGE_KEY, taken.topic)
    }
    return taken
  }

  // Ends a session that was approved after its pairing was cancelled, so that the wallet shows no unused connection.
  const endLate = (client: ClientShape, approval: Promise<unknown>) => {
    approval
      .then((response) => {
        const topic = safeGet(safeGet(response, 'session') ?? response, 'topic')
        if (typeof topic !== 'string' || ended.has(topic)) return undefined
        ended.add(topic)
        return client.disconnect({ topic, reason: DISCONNECTED })
      })
      .catch(() => {})
  }

  // Disconnects sessions that no page has or waits for.
  const endOrphans = (client: ClientShape) => {
    if (client.session.getAll().length === 0) return
    import('./end-orphaned-sessions.js')
      .then(({ endOrphanedSessions }) => endOrphanedSessions(client, context.storage, sessions, endLate))
      .catch(() => {})
  }

  const takeValid = async (client: ClientShape, struct: unknown, signal: AbortSignal): Promise<PairedSession> => {
    const taken = await take(client, struct, signal)
    if (!taken) throw new WalletRequestError('The wallet approved a session that does not match the proposal')
    return taken
  }
  // Ends a session the kit requested but cannot use.
  const takeApproved = async (client: ClientShape, struct: unknown, signal: AbortSignal): Promise<PairedSession> => {
    try {
      const taken = await takeValid(client, struct, signal)
      if (provider && isKitProvider(await provider)) endOrphans(client)
      return taken
    } catch (error) {
      endLate(client, Promise.resolve(struct))
      throw error
    }
  }
  const requestSession = async (
    client: ClientShape,
    begin: () => Promise<PublishedProposal>,
    callbacks: PairCallbacks,
  ) => {
    const { signal, onUri, onReach: onReachChange } = callbacks
    const stop = onReachChange && onReachabilityChange(client.core.relayer, onReachChange)
    try {
      const { uri, approval } = await withAbort(begin(), signal, ({ approval: late }) => endLate(client, late))
      onUri(uri)
      preloadSession()
      return await withAbort(approval, signal, (late) => endLate(client, Promise.resolve(late)))
    } finally {
      stop?.()
    }
  }

  return {
    async pair({ proposal, ...callbacks }) {
      const { signal } = callbacks
      const made = await withAbort(load(), signal)
      const { client } = made
      const optionalNamespaces = proposedOf(proposal, context.aliases())
      const begin = () => publishProposal(client, () => client.connect({ optionalNamespaces }), endingOf(made, signal))
      return takeApproved(client, await requestSession(client, begin, callbacks), signal)
    },
    async pairSignedIn({ signal, onUri, onReach: onReachChange, ...params }) {
      const made = await withAbort(load(), signal)
      const { client } = made
      const begin = () => publishProposal(client, () => authenticate(client, params), endingOf(made, signal))
      const response = await requestSession(client, begin, { signal, onUri, onReach: onReachChange })
      const session = await takeApproved(client, safeGet(response, 'session'), signal)
      return { session, signed: getSignatures(client, response) }
    },
    async restore({ signal }) {
      const topic = context.storage.get(SESSION_TOPIC_STORAGE_KEY)
      if (topic !== undefined) preloadSession()
      const host = context.hostProvider && (await withAbort(load(), signal))
      if (host && isHostProvider(host)) {
        const restored = await take(host.client, host.session, signal)
        if (!restored) context.storage.remove(SESSION_TOPIC_STORAGE_KEY)
        if (topic !== undefined && topic !== restored?.topic) endOwn(context, topic).catch(() => {})
        return restored
      }
      if (topic === undefined) return undefined
      const session = sessions.get(topic)
      if (session) {
        await load()
        return session
      }
      const known = (made: ProviderShape) => findSession(made.client, topic)
      const made = await withAbort(load(), signal)
      if (!known(made) && isKitProvider(made)) {
        // Another tab created the session after this one had read storage, replacing this tab's session.
        const { importSession } = await import('./import-session.js')
        await withAbort(importSession(made.client, topic), signal)
        sessions.clear()
      }
      const restored = await take(made.client, known(made), signal)
      if (!restored) context.storage.remove(SESSION_TOPIC_STORAGE_KEY)
      return restored
    },
    ...(!context.hostProvider && {
      async resume(params) {
        const { client } = await load()
        const { resumeProposal } = await import('./resume-proposal.js')
        return resumeProposal(client, params, { endLate, takeApproved })
      },
    }),
    ...((context.universalProvider !== undefined || context.hostProvider !== undefined) && {
      async adopt({ uri, signal }) {
        const { client } = await withAbort(load(), signal)
        const topic = parsePairingUri(uri, 0)?.topic
        return takeValid(client, await withAbort(settled(client, topic, signal), signal), signal)
      },
    }),
    async close() {
      stopReturns?.()
      stopReturns = undefined
      if (!provider) return
      const made = await provider
      if (!isKitProvider(made)) return
      isAsleep = true
      made.client.core.heartbeat.stop()
      await made.client.core.relayer.transportClose()
    },
  }
}

/** Returns a session from the client's current list. */
function findSession(client: ClientShape, topic: unknown): unknown {
  return client.session.getAll().find((struct) => safeGet(struct, 'topic') === topic)
}

/** Ends a session of the kit's own client after the app has started to pair itself: nothing on the page can use it. */
async function endOwn(context: PairingContext, topic: string): Promise<void> {
  const kept = JSON.stringify(await createProviderStorage(context.storage).getEntries())
  if (!kept.includes(topic)) return
  const { client } = await resolveProvider({ ...context, hostProvider: undefined })
  const { relayer, heartbeat } = client.core
  guardRelay(relayer)
  await client.disconnect({ topic, reason: DISCONNECTED }).finally(() => {
    heartbeat.stop()
    return relayer.transportClose().catch(() => {})
  })
}

type PairCallbacks = Pick<PairParams, 'signal' | 'onUri' | 'onReach'>

/**
 * A provider has one session: a cancelled attempt with the app's own provider must not replace it, however late it is approved.
 */
function endingOf(provider: ProviderShape, signal: AbortSignal): PublishProposalParams {
  return { end: isHostProvider(provider) ? signal : undefined, isKept: isKitProvider(provider) }
}

/** Resolves to the session of a pairing that the app started with this client. */
function settled(client: ClientShape, topic: string | undefined, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const onConnect = (event: unknown) => {
      const struct = safeGet(event, 'session')
      if (safeGet(struct, 'pairingTopic') !== topic) return
      client.off('session_connect', onConnect)
      resolve(struct)
    }
    client.on('session_connect', onConnect)
    signal.addEventListener('abort', () => client.off('session_connect', onConnect), { once: true })
  })
}

/** Proposes every known id of each network, so that a wallet that only knows the older one can approve it too. */
function proposedOf({ namespaces }: PairingProposal, aliases: NetworkAliases): ProposedShape {
  const proposed: ProposedShape = {}
  for (const [namespace, { caipNetworkIds, methods, events, rpcMap }] of Object.entries(namespaces)) {
    const chains = caipNetworkIds.flatMap((id) => getKnownIds(aliases, id))
    proposed[namespace] = { chains, methods: [...methods], events: [...events], rpcMap: { ...rpcMap } }
  }
  return proposed
}
