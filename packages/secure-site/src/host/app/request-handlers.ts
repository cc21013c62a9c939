/**
 * The frame's handler for each request of the page.
 *
 * In      the session, the networks, the approval queue, and the few values that a page may set
 * Out     request name → handler
 * Source  R-FRAME-26 to 31, R-FRAME-36 to 43
 */
import { type RequestHandlers, RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import type { Approvals } from '../approval/approvals.js'
import type { OfferLogin } from '../login-window/login-door.js'
import { handleRpc } from '../rpc/handle-rpc.js'
import type { FrameNetwork } from '../rpc/network.js'
import { createNodeClient } from '../rpc/node.js'
import type { Outbox } from '../rpc/outbox/outbox.js'
import type { FrameSession } from '../session/frame-session.js'
import { toCaip2, toResponseChainId } from './chain-id.js'
import { createChangeEmail } from './change-email.js'
import { createLoginHandlers } from './login-handlers.js'
import type { FrameTheme } from './theme.js'

/** Dependencies and initial state of the handlers. `claimedName` is the name the page claims. */
export type HandlerOptions = {
  readonly origin: string
  readonly chainId: string
  readonly claimedName: string | undefined
  readonly networks: ReadonlyMap<string, FrameNetwork>
  readonly session: FrameSession
  readonly approvals: Approvals
  readonly outbox: Outbox
  /** Where users log in. */
  readonly login: 'window' | 'page'
  readonly offerLogin: OfferLogin
  readonly setTheme: (theme: FrameTheme) => void
  readonly reload: () => void
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
}

/** Creates the handler table. */
export function createRequestHandlers(parts: HandlerOptions): RequestHandlers {
  const { session, networks, approvals, outbox } = parts
  let { chainId, claimedName } = parts

  const getNetwork = (caipNetworkId: string): FrameNetwork => {
    const network = networks.get(caipNetworkId)
    if (network === undefined)
      throw new RequestRejectedError('Chain is not supported', { code: RPC_CODES.unknownChain })
    return network
  }
  const user = async (requestedChainId: string | number | undefined) => {
    if (requestedChainId !== undefined) chainId = getNetwork(toCaip2(requestedChainId)).caipNetworkId
    const namespace = chainId.startsWith('solana:') ? 'solana' : 'eip155'
    const { address, email, userName } = await session.user({ namespace })
    return {
      address,
      chainId: toResponseChainId(chainId),
      accounts: [{ type: 'eoa' as const, address }],
      preferredAccountType: 'eoa' as const,
      ...(email === null ? {} : { email }),
      ...(userName === undefined ? {} : { userName }),
    }
  }
  const changeEmail = createChangeEmail({
    origin: parts.origin,
    session,
    approvals,
    getClaimedName: () => claimedName,
    getNetworkName: () => networks.get(chainId)?.name ?? chainId,
  })

  return {
    ...createLoginHandlers({ session, user, changeEmail, login: parts.login, offerLogin: parts.offerLogin }),
    async SIGN_OUT() {
      await session.signOut()
    },
    IS_CONNECTED: async () => ({ isConnected: await session.isConnected() }),
    GET_USER: async (payload, signal) => {
      if (payload?.socialUri !== undefined && parts.login === 'page')
        await session.connectSocial({ uri: payload.socialUri, signal })
      const { userName: _, ...response } = await user(payload?.chainId)
      return response
    },
    GET_CHAIN_ID: async () => ({ chainId: toResponseChainId(chainId) }),
    SWITCH_NETWORK: async (payload) => {
      chainId = getNetwork(toCaip2(payload.chainId)).caipNetworkId
      return { chainId: toResponseChainId(chainId) }
    },
    RPC_REQUEST: async (payload, signal, confirm) => {
      const network = getNetwork(payload.chainId)
      return handleRpc(payload.method, payload.params, {
        origin: parts.origin,
        getClaimedName: () => claimedName,
        session,
        network,
        node: createNodeClient(network.rpcUrl, parts.fetch),
        approvals,
        outbox,
        now: parts.now,
        signal,
        confirm,
      })
    },
    async SYNC_THEME(theme) {
      parts.setTheme(theme)
    },
    SYNC_DAPP_DATA: async ({ metadata }) => {
      claimedName = metadata.name
    },
    SET_PREFERRED_ACCOUNT: async ({ type }) => {
      if (type !== 'eoa') throw unsupportedSmartAccounts()
      return { type, address: (await user(undefined)).address }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
    INIT_SMART_ACCOUNT: async () => {
      throw unsupportedSmartAccounts()
    },
    async RELOAD() {
      parts.reload()
    },
  }
}

function unsupportedSmartAccounts(): RequestRejectedError {
  return new RequestRejectedError('Smart accounts are not offered', { code: RPC_CODES.notOffered })
}
