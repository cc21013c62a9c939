import { createFrameEndpoint, type FrameEndpoint, type FramePort } from '@bowline/secure-frame/protocol'
import { createRequestHandlers, type HandlerOptions } from '../src/host/app/request-handlers.js'
import { type Approvals, createApprovals, type ShowApproval } from '../src/host/approval/approvals.js'
import { loadChainFamily } from '../src/host/chains/load-chain-family.js'
import { toErrorPayload } from '../src/host/policy/to-error-payload.js'
import type { FrameNetwork } from '../src/host/rpc/network.js'
import { createNodeClient } from '../src/host/rpc/node.js'
import { createOutbox, type Outbox } from '../src/host/rpc/outbox/outbox.js'
import type { FrameSession } from '../src/host/session/frame-session.js'
import type { FrameStorage } from '../src/host/session/frame-storage.js'

/** Dependencies of a frame's app. */
export type ServedHostParams = {
  readonly port: FramePort
  readonly networks: readonly FrameNetwork[]
  readonly session: FrameSession
  readonly storage: FrameStorage
  /** Shows a request for approval and reports the user's decision. */
  readonly show: ShowApproval
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
  /** The clock of the rate limit. */
  readonly nowMs: () => number
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** Stops the outbox from resending. */
  readonly signal: AbortSignal
  readonly login?: HandlerOptions['login']
  readonly offerLogin?: HandlerOptions['offerLogin']
  readonly setTheme?: HandlerOptions['setTheme']
  readonly reload?: HandlerOptions['reload']
}

/** Runs a frame's app on a port, with real components. */
export function serveHost(params: ServedHostParams): { readonly end: FrameEndpoint; readonly outbox: Outbox } {
  const { port, networks, session, storage, show, fetch, now, nowMs, pause, signal } = params
  const byId = new Map(networks.map((network) => [network.caipNetworkId, network]))
  const outbox = createOutbox({
    ...{ storage, now, pause, signal, projectId: 'project', loadFamily: loadChainFamily },
    getNode(caipNetworkId) {
      const network = byId.get(caipNetworkId)
      return network && createNodeClient(network.rpcUrl, fetch)
    },
  })
  const approvals: Approvals = createApprovals(
    async () => show,
    () => undefined,
  )
  const handlers = createRequestHandlers({
    ...{ session, approvals, outbox, fetch, now, pause, storage, networks: byId, projectId: 'project' },
    origin: 'https://okay.example',
    chainId: 'eip155:1',
    claimedName: undefined,
    login: params.login ?? 'page',
    offerLogin: params.offerLogin ?? (() => () => undefined),
    redirectToLogin: () => Promise.reject(new Error('No page to leave')),
    setTheme: params.setTheme ?? (() => undefined),
    reload: params.reload ?? (() => undefined),
  })
  return { end: createFrameEndpoint({ port, handlers, nowMs, toErrorPayload: toErrorPayload }), outbox }
}
