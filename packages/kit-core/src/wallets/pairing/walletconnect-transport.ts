/**
 * Pairing over WalletConnect.
 *
 * In      PairingContext; nothing is loaded and nothing opened before `pair`, or `restore` of a session that was noted
 * Out     PairingTransport
 * Throws  PairingUnavailableError  what it stands on is not there
 *         HostProviderError        the app's own provider is not what it should be
 *         PairingExpiredError, UserRejectedError, RelayUnavailableError, RequestAbortedError, WalletRequestError  of `pair`
 * Source  spec R-CONN-38, R-CONN-42, R-CONN-50, R-CONN-106, R-CONN-160 to 164, R-STATE-25; toolchain design §9
 */

import { withAbort } from '../../base/async/with-abort.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import type { PairedSession, PairingProposal, PairingTransport, PairParams } from '../../core/adapter/transport.js'
import { parsePairingUri } from '../list/pairing-uri.js'
import { authenticate, signedOf } from './authenticate.js'
import { guardRelay } from './guard-relay.js'
import { isHostProvider, isKitProvider, type PairingContext, resolveProvider } from './load-provider.js'
import { knownIds, type NetworkAliases } from './network-aliases.js'
import { type ClientShape, type ProposedShape, type ProviderShape, property } from './provider-shape.js'
import { createProviderStorage } from './provider-storage.js'
import { type PublishedProposal, type PublishProposalParams, publishProposal } from './publish-proposal.js'
import { onReachabilityChange } from './relay-reachability.js'
import { SESSION_TOPIC_NAME } from './session-topic.js'
import { openRelay } from './wait-for-relay.js'

/** A page hidden for longer has lost its relay, whatever the socket says. */
const STALE_AFTER_MS = 10_000

/** Events that are kept for sessions nobody has taken up yet. */
const MAX_EARLY = 50

const DISCONNECTED = { code: 6000, message: 'User disconnected.' }

const loadSession = () => import('./walletconnect-session.js')

/** Begins early; what is missing is told when it is needed. */
const preloadSession = () => void loadSession().catch(() => {})

/** Makes the transport. */
export function createWalletConnectTransport(context: PairingContext): PairingTransport {
  let provider: Promise<ProviderShape> | undefined
  const sessions = new Map<string, PairedSession>()
  // What wallets told while no page was open comes with the relay, which may be there before the session's code is.
  const early: unknown[] = []
  const keepEarly = (event: unknown) => {
    if (early.length < MAX_EARLY && !sessions.has(String(property(event, 'topic')))) early.push(event)
  }
  // Topics of sessions that nobody took. A wallet is told once.
  const ended = new Set<string>()
  let stopReturns: (() => void) | undefined
  let isAsleep = false

  const load = async (): Promise<ProviderShape> => {
    provider ??= resolveProvider(context).then((made) => {
      if (isKitProvider(made)) {
        guardRelay(made.client.core.relayer)
        for (const name of ['session_event', 'session_answer']) made.client.on(name, keepEarly)
        endUnheld(made.client)
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
    const topic = property(struct, 'topic')
    const taken =
      sessions.get(String(topic)) ??
      openSession(keptIn(client, topic), {
        client,
        aliases: context.aliases,
        early,
        kit: context.kit,
        isHeld: () => context.storage.get(SESSION_TOPIC_NAME) !== undefined,
        isReplaced() {
          const topicNow = context.storage.get(SESSION_TOPIC_NAME)
          return topicNow !== undefined && topicNow !== topic && !sessions.has(topicNow)
        },
        onEnd(ended) {
          sessions.delete(ended)
          if (context.storage.get(SESSION_TOPIC_NAME) !== ended) return
          // One that was tried beside the session of a connected wallet, and came to nothing, leaves that one as it was.
          const [before] = [...sessions.keys()].reverse()
          if (before === undefined) context.storage.remove(SESSION_TOPIC_NAME)
          else context.storage.set(SESSION_TOPIC_NAME, before)
        },
      })
    if (taken) {
      sessions.set(taken.topic, taken)
      context.storage.set(SESSION_TOPIC_NAME, taken.topic)
    }
    return taken
  }

  // A yes that came after the pairing was given up is taken back, so that the wallet does not show a connection nobody has.
  const endLate = (client: ClientShape, approval: Promise<unknown>) => {
    approval
      .then((answer) => {
        const topic = property(property(answer, 'session') ?? answer, 'topic')
        if (typeof topic !== 'string' || ended.has(topic)) return undefined
        ended.add(topic)
        return client.disconnect({ topic, reason: DISCONNECTED })
      })
      .catch(() => {})
  }

  // Sessions that no page has or waits for are over: their wallets are told so.
  const endUnheld = (client: ClientShape) => {
    if (client.session.getAll().length === 0) return
    import('./end-orphaned-sessions.js')
      .then(({ endOrphanedSessions }) => endOrphanedSessions(client, context.storage, sessions, endLate))
      .catch(() => {})
  }

  const takeAnswered = async (client: ClientShape, struct: unknown, signal: AbortSignal): Promise<PairedSession> => {
    const taken = await take(client, struct, signal)
    if (!taken) throw new WalletRequestError('The wallet answered with a session that does not fit')
    return taken
  }
  // One that the kit asked for and cannot take in is ended.
  const takeMade = async (client: ClientShape, struct: unknown, signal: AbortSignal): Promise<PairedSession> => {
    try {
      const taken = await takeAnswered(client, struct, signal)
      if (provider && isKitProvider(await provider)) endUnheld(client)
      return taken
    } catch (error) {
      endLate(client, Promise.resolve(struct))
      throw error
    }
  }
  const answered = async (client: ClientShape, begin: () => Promise<PublishedProposal>, answering: Answering) => {
    const { signal, onUri, onReach: hearReach } = answering
    const stop = hearReach && onReachabilityChange(client.core.relayer, hearReach)
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
    async pair({ proposal, ...answering }) {
      const { signal } = answering
      const made = await withAbort(load(), signal)
      const { client } = made
      const optionalNamespaces = proposedOf(proposal, context.aliases())
      const begin = () => publishProposal(client, () => client.connect({ optionalNamespaces }), endingOf(made, signal))
      return takeMade(client, await answered(client, begin, answering), signal)
    },
    async pairSignedIn({ signal, onUri, onReach: hearReach, ...asked }) {
      const made = await withAbort(load(), signal)
      const { client } = made
      const begin = () => publishProposal(client, () => authenticate(client, asked), endingOf(made, signal))
      const answer = await answered(client, begin, { signal, onUri, onReach: hearReach })
      const session = await takeMade(client, property(answer, 'session'), signal)
      return { session, signed: signedOf(client, answer) }
    },
    async restore({ signal }) {
      const topic = context.storage.get(SESSION_TOPIC_NAME)
      if (topic !== undefined) preloadSession()
      const host = context.hostProvider && (await withAbort(load(), signal))
      if (host && isHostProvider(host)) {
        const restored = await take(host.client, host.session, signal)
        if (!restored) context.storage.remove(SESSION_TOPIC_NAME)
        if (topic !== undefined && topic !== restored?.topic) endOwn(context, topic).catch(() => {})
        return restored
      }
      if (topic === undefined) return undefined
      const session = sessions.get(topic)
      if (session) {
        await load()
        return session
      }
      const known = (made: ProviderShape) => keptIn(made.client, topic)
      const made = await withAbort(load(), signal)
      if (!known(made) && isKitProvider(made)) {
        // Another tab made the session after this one had read the storage, in place of what this one has.
        const { importSession } = await import('./import-session.js')
        await withAbort(importSession(made.client, topic), signal)
        sessions.clear()
      }
      const restored = await take(made.client, known(made), signal)
      if (!restored) context.storage.remove(SESSION_TOPIC_NAME)
      return restored
    },
    ...(!context.hostProvider && {
      async resume(params) {
        const { client } = await load()
        const { resumeProposal } = await import('./resume-proposal.js')
        return resumeProposal(client, params, { endLate, takeMade })
      },
    }),
    ...((context.universalProvider !== undefined || context.hostProvider !== undefined) && {
      async adopt({ uri, signal }) {
        const { client } = await withAbort(load(), signal)
        const topic = parsePairingUri(uri, 0)?.topic
        return takeAnswered(client, await withAbort(settled(client, topic, signal), signal), signal)
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

/** A session as the client has it now. */
function keptIn(client: ClientShape, topic: unknown): unknown {
  return client.session.getAll().find((struct) => property(struct, 'topic') === topic)
}

/** A session of the kit's own is ended where the app has begun to pair by itself since: nothing on the page could use it. */
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

type Answering = Pick<PairParams, 'signal' | 'onUri' | 'onReach'>

/** A provider has one session: a try with the app's own that was given up must not replace the one it has, however late. */
function endingOf(provider: ProviderShape, signal: AbortSignal): PublishProposalParams {
  return { end: isHostProvider(provider) ? signal : undefined, isKept: isKitProvider(provider) }
}

/** The session that comes of a pairing somebody else began with this client. */
function settled(client: ClientShape, topic: string | undefined, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = (event: unknown) => {
      const struct = property(event, 'session')
      if (property(struct, 'pairingTopic') !== topic) return
      client.off('session_connect', hear)
      resolve(struct)
    }
    client.on('session_connect', hear)
    signal.addEventListener('abort', () => client.off('session_connect', hear), { once: true })
  })
}

/** Networks go by every id they have, so that a wallet that knows the older one only can approve them too. */
function proposedOf({ namespaces }: PairingProposal, aliases: NetworkAliases): ProposedShape {
  const proposed: ProposedShape = {}
  for (const [namespace, { caipNetworkIds, methods, events, rpcMap }] of Object.entries(namespaces)) {
    const chains = caipNetworkIds.flatMap((id) => knownIds(aliases, id))
    proposed[namespace] = { chains, methods: [...methods], events: [...events], rpcMap: { ...rpcMap } }
  }
  return proposed
}
