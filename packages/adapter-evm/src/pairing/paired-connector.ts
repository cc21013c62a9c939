/**
 * A wagmi connector over a paired wallet. It lives as long as the connection: a new pairing creates a new connector.
 *
 * In      wallet     the provider and its state
 *         session    ended when the page disconnects, through wagmi or the kit
 *         networks   the app's, which the wallet may switch to
 *         onEnd      called once when the connection ends, for any reason
 *         onRequest  receives each request that the app sends through wagmi, and forwards it to the wallet
 * Throws  WalletRequestError, ChainNotSupportedError, UserRejectedError, RequestPendingError
 * Source  spec R-ADPT-06, R-CONN-85 to 87, R-CONN-101, R-CONN-102, R-CONN-115
 */
import type { Network, PairedSession } from '@bowline/kit-core'
import { disconnectWallet, getSessionConnectorId, isAllowedImage, sanitizeWalletName } from '@bowline/kit-core/adapter'
import { ChainNotSupportedError, WalletRequestError } from '@bowline/kit-core/errors'
import type { CreateConnectorFn } from '@wagmi/core'
import { type Address, type Chain, getAddress, numberToHex } from 'viem'
import { PairedConnectorTag } from '../connectors/paired-connector-tag.js'
import { lazySwitchNetwork } from '../runtime/lazy-switch-network.js'
import { type OnRequest, observeRequests } from '../runtime/observe-requests.js'
import { toChain } from '../runtime/to-chain.js'
import { toCaipId } from './approval.js'
import type { PairedProvider, PairedWallet } from './paired-provider.js'

/** Dependencies of `createPairedConnector`. */
export type PairedConnectorParams = {
  readonly wallet: PairedWallet
  readonly session: PairedSession
  readonly networks: () => readonly Network[]
  readonly onEnd: () => void
  readonly onRequest: OnRequest
}

/** Creates the connector. */
export function createPairedConnector({
  wallet,
  session,
  networks,
  onEnd,
  onRequest,
}: PairedConnectorParams): CreateConnectorFn<PairedProvider, { readonly paired: PairedConnectorTag }> {
  const { provider, state, close } = wallet
  const icon = session.peer.icon?.trim()

  return ({ emitter, chains }) => {
    const listeners = {
      accountsChanged: () => emitter.emit('change', { accounts: state.accounts() }),
      chainChanged: () => emitter.emit('change', { chainId: state.chainId() }),
      disconnect: () => {
        leave()
        emitter.emit('disconnect')
      },
    }
    let isClosed = false

    function leave(): void {
      if (isClosed) return
      isClosed = true
      for (const [event, listener] of Object.entries(listeners)) provider.removeListener(event, listener)
      close()
      onEnd()
    }

    for (const [event, listener] of Object.entries(listeners)) provider.on(event, listener)

    return {
      id: getSessionConnectorId(session),
      name: sanitizeWalletName(session.peer.name),
      type: getSessionConnectorId(session),
      icon: isAllowedImage(icon) ? icon : undefined,
      paired: new PairedConnectorTag(session, () => state.approval().chainIds.map(toCaipId), state.selectAccount),
      getProvider: async (parameters) =>
        parameters === undefined ? provider : observeRequests(provider, getSessionConnectorId(session), onRequest),
      getAccounts: async () => state.accounts(),
      getChainId: async () => state.chainId(),
      async connect<withCapabilities extends boolean = false>(
        params: { readonly withCapabilities?: boolean | undefined } = {},
      ) {
        const addresses = state.accounts()
        if (addresses.length === 0) throw new WalletRequestError('The wallet disconnected')
        const accounts = params.withCapabilities
          ? addresses.map((address) => ({ address, capabilities: {} }))
          : addresses
        if (!isConnectedAccounts<withCapabilities>(accounts)) throw new WalletRequestError('')
        return { accounts, chainId: state.chainId() }
      },
      /** Disconnects the page at once: an unreachable relay must not keep the user connected. */
      async disconnect() {
        leave()
        await disconnectWallet(() => session.end())
      },
      isAuthorized: async () => state.accounts().length > 0,
      async switchChain({ chainId }) {
        const network = networks().find(({ id }) => Number(id) === chainId)
        const chain = network === undefined ? chains.find(({ id }) => id === chainId) : toChain(network)
        if (chain === undefined) throw new ChainNotSupportedError()
        await switchWallet(provider, network, chain, state.isChainApproved(chainId))
        emitter.emit('change', { chainId })
        return chain
      },
      onAccountsChanged: (accounts) => emitter.emit('change', { accounts: toAddresses(accounts) }),
      onChainChanged: (chainId) => emitter.emit('change', { chainId: Number(chainId) }),
      onDisconnect: listeners.disconnect,
    }
  }
}

/**
 * Switches the wallet to a chain. A chain that only the app's wagmi config lists cannot be added to the wallet, so the wallet
 * must have approved it before.
 */
async function switchWallet(
  provider: PairedProvider,
  network: Network | undefined,
  { id }: Chain,
  isApproved: boolean,
): Promise<void> {
  if (network !== undefined) return lazySwitchNetwork({ provider, network })
  if (!isApproved) throw new ChainNotSupportedError()
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(id) }] })
}

/** Accounts in the form that wagmi expects for this `withCapabilities`. */
type ConnectedAccounts<withCapabilities extends boolean> = withCapabilities extends true
  ? readonly { address: Address; capabilities: Record<string, unknown> }[]
  : readonly Address[]

function isConnectedAccounts<withCapabilities extends boolean>(
  value: unknown,
): value is ConnectedAccounts<withCapabilities> {
  return Array.isArray(value)
}

function toAddresses(accounts: readonly string[]): readonly Address[] {
  return accounts.map((account) => getAddress(account))
}
