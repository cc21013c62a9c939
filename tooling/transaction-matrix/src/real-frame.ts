/**
 * The embedded wallet as it ships, in this process: the frame's app, its signer and its session, which a real server of the secure site
 * serves. Each opened frame has the storage of the previous one.
 *
 * In      what the node of each network responds, what the user decides on each card, and when a frame has loaded
 * Out     `openChannel` for a client or a kit; the messages both ways; `postAs`, a message that neither the client nor the frame sends
 */
import type { OpenFrameChannel } from '@bowline/secure-frame/client'
import type { FramePort } from '@bowline/secure-frame/protocol'
import { createPortPair } from '../../../packages/secure-frame/src/testing/port-pair.js'
import type { FrameNetwork } from '../../../packages/secure-site/src/host/rpc/network.js'
import { createMemoryStorage } from '../../../packages/secure-site/src/host/session/frame-storage.js'
import { createFrameScene } from '../../../packages/secure-site/test/frame-fixture.js'
import { serveHost } from '../../../packages/secure-site/test/served-host.js'
import { pause } from './pause.js'

/** A message on the channel. */
export type ChannelMessage = {
  readonly from: 'page' | 'frame'
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** Options of the frame. */
export type RealFrameParams = {
  readonly networks?: readonly FrameNetwork[]
  /** The user's decision on each card; `undefined` leaves it open. Approves by default. */
  readonly decide?: () => boolean | undefined
  /** Gets the function with which the user decides on a card that was left open. */
  readonly onShow?: (decide: (isApproved: boolean) => void) => void
  /** Resolves when a frame has loaded. */
  readonly load?: () => Promise<void>
  /** Where users log in; in the page by default. */
  readonly login?: 'page' | 'window'
  /** The secure site's server, with its mails. */
  readonly scene?: ReturnType<typeof createFrameScene>
  /** Whether a message of the page is lost on its way to the frame. */
  readonly isLost?: (type: string) => boolean
  /** Responds to the frame's requests of a node or a bundler. */
  readonly fetch?: (request: Request) => Promise<Response>
}

const coin = { symbol: 'ETH', decimals: 18 }
const toNetwork = (caipNetworkId: string): FrameNetwork => ({
  ...{ caipNetworkId, name: caipNetworkId, rpcUrl: `https://node.example/${caipNetworkId}`, coin },
})
/** The networks that a frame serves by default. */
export const NETWORKS = ['eip155:1', 'eip155:11155111', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'].map(toNetwork)

/** Starts the server. Frames open with `openChannel`. */
export function createRealFrame(params: RealFrameParams = {}) {
  const { networks = NETWORKS, decide = () => true, login = 'page', scene = createFrameScene() } = params
  const storage = createMemoryStorage()
  const messages: ChannelMessage[] = []
  const themes: unknown[] = []
  const opened: { readonly end: () => void; readonly port: FramePort; readonly page: FramePort }[] = []

  /** An end of a channel, whose messages are recorded. They are numbered here, so that a test can add some. */
  function tap(port: FramePort, from: ChannelMessage['from'], isThere: () => boolean): FramePort {
    let seq = 0
    return {
      ...port,
      postMessage(message) {
        if (!isThere()) return
        seq += 1
        const data: ChannelMessage & object = { ...Object(message), seq }
        messages.push({ ...data, from })
        if (from === 'frame' || !params.isLost?.(data.type)) port.postMessage(data)
      },
    }
  }

  const openChannel: OpenFrameChannel = async () => {
    await params.load?.()
    const life = new AbortController()
    const [pageEnd, frameEnd] = createPortPair()
    const isThere = () => !life.signal.aborted
    const port = tap(frameEnd, 'frame', isThere)
    const page = tap(pageEnd, 'page', isThere)
    const { session } = scene.startFrame({ storage })
    const end = () => life.abort()
    opened.push({ end, port, page })
    serveHost({
      ...{ port, networks, session, storage, pause, login, signal: life.signal, now: Date.now, nowMs: Date.now },
      fetch: params.fetch ?? (async () => Response.json({ id: 1, error: { code: -32601, message: 'No such method' } })),
      show(_, onDecision) {
        const decision = decide()
        params.onShow?.(onDecision)
        if (decision !== undefined) void Promise.resolve().then(() => onDecision(decision))
        return () => undefined
      },
      setTheme: (theme) => themes.push(theme),
      // As in a browser, the task that reloads the page still responds.
      reload: () => void setTimeout(end),
    })
    return {
      port: page,
      readyInMs: 0,
      login,
      isConnected: isThere,
      onReturn() {},
      show() {},
      hide() {},
      focus() {},
      end,
    }
  }

  const requestsOf = (name: string) =>
    messages.flatMap(({ from, type, payload }) => (from === 'page' && type === `@bowline-app/${name}` ? [payload] : []))
  return {
    ...{ scene, openChannel, messages, themes, requestsOf },
    /** How many frames have opened. */
    count: () => opened.length,
    /** Names of the page's requests, in order. */
    names: () =>
      messages.flatMap(({ from, type, id }) =>
        from === 'page' && id !== undefined && !type.endsWith('/PING') ? [type.replace('@bowline-app/', '')] : [],
      ),
    /** Posts a message to the page as the last frame, or to that frame as the page. */
    postAs: (from: ChannelMessage['from'], message: object) =>
      opened.at(-1)?.[from === 'frame' ? 'port' : 'page'].postMessage(message),
    /** The responses to a request, in order. */
    responsesTo: (id: string | undefined) =>
      messages.filter((message) => message.from === 'frame' && message.id === id),
    /** The code of the last mail. */
    code: () => scene.lastCode(),
    close() {
      for (const { end } of opened) end()
      scene.end()
    },
  }
}

/** The frame of a test. */
export type RealFrame = ReturnType<typeof createRealFrame>
