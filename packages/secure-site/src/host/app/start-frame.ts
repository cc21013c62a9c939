/**
 * Starts the frame's app: from its URL to the first request.
 *
 * In      the frame's window: its URL with `projectId`, `chainId`, `version` and `enableLogger`, and the embedding page
 * Out     nothing; from then on it serves that page
 * Throws  ForeignParentError   the page may not embed this frame; nothing is rendered and the page only gets FORBIDDEN
 * Source  R-FRAME-03, 04, 59, 71, 73; security design §3, §4
 */
import {
  createFrameEndpoint,
  type ForbiddenMessage,
  frameType,
  type HelloMessage,
  SECURE_SDK_VERSION,
} from '@bowline/secure-frame/protocol'
import { randomId } from '../../bytes/random-id.js'
import { createAccountDoor } from '../account-window/account-door.js'
import { createApprovals } from '../approval/approvals.js'
import { createLoadShow } from '../approval/load-show.js'
import { loadChainFamily } from '../chains/load-chain-family.js'
import { logError } from '../log/log-error.js'
import { createLoginDoor } from '../login-window/login-door.js'
import { ForeignParentError, findEmbedder } from '../policy/embedder.js'
import { acceptHandshake } from '../policy/handshake.js'
import { toErrorPayload } from '../policy/to-error-payload.js'
import { createNodeClient } from '../rpc/node.js'
import { createOutbox } from '../rpc/outbox/outbox.js'
import { openSessionDependencies } from '../session/browser-dependencies.js'
import { createFrameSession } from '../session/session.js'
import { createFrameLanguage } from '../texts/frame-language.js'
import { parseFrameConfig } from './frame-config.js'
import { createRedirectToLogin } from './redirect-to-login.js'
import { createRequestHandlers } from './request-handlers.js'
import { applyTheme } from './theme.js'

/** Checks the embedding page, completes the handshake and serves the page's requests. */
export async function startFrame(view: Window & typeof globalThis = window): Promise<void> {
  const { origin, searchParams } = new URL(view.location.href)
  const projectId = searchParams.get('projectId') ?? ''
  if (searchParams.get('version') !== String(SECURE_SDK_VERSION))
    throw new ForeignParentError('The page uses another protocol version')
  const config = parseFrameConfig(
    await (await view.fetch(`/project?projectId=${encodeURIComponent(projectId)}`)).json(),
  )
  const { ancestorOrigins } = view.location
  const embedder = findEmbedder(
    {
      isTop: view.parent === view,
      isDirect: view.parent === view.top,
      ancestorOrigins: ancestorOrigins === undefined ? undefined : Array.from(ancestorOrigins),
      referrer: view.document.referrer,
    },
    config.origins,
    (page) => {
      const forbidden: ForbiddenMessage = { type: frameType('FORBIDDEN') }
      view.parent.postMessage(forbidden, page)
    },
  )
  const parts = await openSessionDependencies({ origin, projectId, embedder })
  const session = createFrameSession(parts)
  view.addEventListener('pagehide', () => session.close())
  const language = createFrameLanguage(view.document)
  const { getLocale } = language
  createAccountDoor(view, { projectId, embedder, session, now: parts.now, getLocale })
  // The login may have ended in another place while the page was hidden.
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'visible') session.isConnected().catch(() => undefined)
  })
  const fetch = (request: Request) => view.fetch(request)
  const outbox = createOutbox({
    storage: parts.storage,
    projectId,
    getNode(caipNetworkId) {
      const network = config.networks.get(caipNetworkId)
      return network && createNodeClient(network.rpcUrl, fetch)
    },
    loadFamily: loadChainFamily,
    now: parts.now,
    pause: parts.pause,
    signal: new AbortController().signal,
  })
  outbox.resume().catch(() => undefined)
  const { port, init } = await acceptHandshake(toHandshakeWindows(view, embedder), projectId)

  const root = view.document.getElementById('root') ?? view.document.body
  const onHeight = (height: number) => {
    if (height > 0) end.say({ name: 'resize', data: { height } })
  }
  const onShown = (isShown: boolean) => end.say({ name: isShown ? 'show' : 'hide' })
  const loadShow = createLoadShow(view, {
    ...{ root, storage: parts.storage, origin, embedder, onHeight },
    fetchPasskeys: config.passkeyApprovals ? () => session.passkeys() : undefined,
  })
  const approvals = createApprovals(loadShow, onShown, language.ready)
  const handlers = createRequestHandlers({
    origin: embedder,
    chainId: init.client.chainId,
    projectId,
    storage: parts.storage,
    pause: parts.pause,
    claimedName: init.client.metadata?.name,
    networks: config.networks,
    session,
    approvals,
    outbox,
    login: config.login,
    offerLogin: createLoginDoor(view, { projectId, embedder, getLocale }),
    redirectToLogin: createRedirectToLogin({
      ...{ view, root, projectId, embedder, session, approvals },
      ...{ getLocale, onShown, onHeight },
    }),
    setTheme(theme) {
      language.change(theme.locale)
      applyTheme(theme, view)
    },
    // The timeout lets the response leave before the page reloads.
    reload: () => void setTimeout(() => view.location.reload()),
    fetch,
    now: parts.now,
  })
  const isLogging = searchParams.get('enableLogger') === 'true'
  const caps = [...config.networks.keys()]
  const { login } = config
  const hello: HelloMessage = { seq: 0, type: frameType('HELLO'), hostNonce: init.hostNonce, session: '', caps, login }
  port.postMessage(hello)
  const end = createFrameEndpoint({
    port,
    handlers,
    nowMs: () => view.performance.now(),
    toErrorPayload(error, name) {
      if (isLogging) logError(name, error)
      return toErrorPayload(error)
    },
  })
  // With a login in the window the page gets no token, only a value that says that there is a session.
  session.onToken((token) => end.say({ token: token === '' || login === 'page' ? token : randomId() }))
}

function toHandshakeWindows(view: Window, embedder: string) {
  const { parent } = view
  return {
    parent,
    embedder,
    post: (message: unknown, origin: string) => parent.postMessage(message, origin),
    listen: (listener: (event: MessageEvent<unknown>) => void) => {
      view.addEventListener('message', listener)
      return () => view.removeEventListener('message', listener)
    },
  }
}
