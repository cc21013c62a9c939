/**
 * The frame's handler for each request of the page.
 *
 * In      the session, the networks, the approval queue, and the few values that a page may set
 * Out     request name → handler
 * Source  R-FRAME-26 to 31, R-FRAME-36 to 43
 */
import { type RequestHandlers, RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { createAccounts } from '../account/accounts.js'
import type { Approvals } from '../approval/approvals.js'
import { loadChainFamily } from '../chains/load-chain-family.js'
import type { OfferLogin } from '../login-window/login-door.js'
import { handleRpc } from '../rpc/handle-rpc.js'
import type { FrameNetwork } from '../rpc/network.js'
import { createNodeClient } from '../rpc/node.js'
import type { Outbox } from '../rpc/outbox/outbox.js'
import type { FrameSession } from '../session/frame-session.js'
import type { FrameStorage } from '../session/frame-storage.js'
import { toCaip2, toResponseChainId } from './chain-id.js'
import { createChangeEmail } from './change-email.js'
import { loadSmartAccounts } from './load-smart-accounts.js'
import { createLoginHandlers, type FetchUser } from './login-handlers.js'
import type { RedirectToLogin } from './redirect-to-login.js'
import type { FrameTheme } from './theme.js'

/** Dependencies and initial state of the handlers. `claimedName` is the name the page claims. */
export type HandlerOptions = {
  readonly origin: string
  readonly chainId: string
  readonly claimedName: string | undefined
  readonly networks: ReadonlyMap<string, FrameNetwork>
  readonly session: FrameSession
  readonly projectId: string
  readonly storage: FrameStorage
  readonly approvals: Approvals
  readonly outbox: Outbox
  /** Where users log in. */
  readonly login: 'window' | 'page'
  readonly redirectToLogin: RedirectToLogin
  readonly offerLogin: OfferLogin
  readonly setTheme: (theme: FrameTheme) => void
  readonly reload: () => void
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
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
  /** The last EVM network: the user's accounts depend on it. */
  let evmChainId = chainId
  const setNetwork = (requested: string | number) => {
    chainId = getNetwork(toCaip2(requested)).caipNetworkId
    if (chainId.startsWith('eip155:')) evmChainId = chainId
  }
  const scope = JSON.stringify([parts.projectId, parts.origin])
  const createNode = (url: string) => createNodeClient(url, parts.fetch)
  const createClients = ({ rpcUrl, bundlerUrl }: FrameNetwork) => ({
    node: createNode(rpcUrl),
    bundler: bundlerUrl === undefined ? undefined : createNode(bundlerUrl),
  })
  const loadSmart = loadSmartAccounts
  const accounts = createAccounts({ storage: parts.storage, scope, networks, createNode, loadSmart })
  const getAccountsRequest = async () => ({
    owner: (await session.user({ namespace: 'eip155' })).address,
    network: networks.get(evmChainId),
  })
  const user: FetchUser = async (requestedChainId, wanted) => {
    if (requestedChainId !== undefined) setNetwork(requestedChainId)
    // A request for another namespace may arrive meanwhile.
    const caipNetworkId = chainId
    const namespace = caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155'
    const { address: owner, email, userName } = await session.user({ namespace })
    const described = await accounts.describe({ owner, network: networks.get(caipNetworkId), wanted })
    return {
      ...described,
      accounts: [...described.accounts],
      chainId: toResponseChainId(caipNetworkId),
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
    ...createLoginHandlers({
      session,
      user,
      changeEmail,
      login: parts.login,
      offerLogin: parts.offerLogin,
      redirectToLogin: parts.redirectToLogin,
    }),
    async SIGN_OUT() {
      await session.signOut()
    },
    IS_CONNECTED: async () => ({ isConnected: await session.isConnected() }),
    GET_USER: async (payload, signal) => {
      if (payload?.socialUri !== undefined && parts.login === 'page')
        await session.connectSocial({ uri: payload.socialUri, signal })
      const { userName: _, ...response } = await user(payload?.chainId, payload?.preferredAccountType)
      return response
    },
    GET_CHAIN_ID: async () => ({ chainId: toResponseChainId(chainId) }),
    SWITCH_NETWORK: async (payload) => {
      setNetwork(payload.chainId)
      return { chainId: toResponseChainId(chainId) }
    },
    RPC_REQUEST: async (payload, signal, confirm) => {
      const network = getNetwork(payload.chainId)
      return handleRpc(payload.method, payload.params, {
        origin: parts.origin,
        getClaimedName: () => claimedName,
        session,
        network,
        ...createClients(network),
        getClients: (caipNetworkId) => {
          const other = networks.get(caipNetworkId)
          return other && { ...createClients(other), hasPaymaster: other.paymaster !== undefined }
        },
        createNode,
        accounts,
        loadSmart,
        loadFamily: loadChainFamily,
        scope,
        storage: parts.storage,
        pause: parts.pause,
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
      const { address } = await accounts.prefer(type, await getAccountsRequest())
      return { type, address }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({
      smartAccountEnabledNetworks: [...accounts.listSmartNetworks()],
    }),
    INIT_SMART_ACCOUNT: async () => accounts.requireSmart(await getAccountsRequest()),
    async RELOAD() {
      parts.reload()
    },
  }
}
