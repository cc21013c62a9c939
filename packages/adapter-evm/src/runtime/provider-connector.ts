/**
 * A wagmi connector over a wallet's own provider: announced, legacy injected, of an SDK, or of the Safe around the page.
 *
 * It requests only what it needs: a wallet that still grants access shows no window. A wallet that the user disconnected from is
 * requested to choose accounts again. Responses are parsed, and every request has a timeout except those that the user answers.
 *
 * In      wallet     the wallet now; announcements may replace its provider while it is not connected
 *         networks   networks it may switch to
 *         storage    remembers wallets that were disconnected here but still grant access
 *         onRequest  receives each request that wagmi sends without the kit, and forwards it to the wallet
 *         lifetime   the connector stops listening to the wallet when it aborts
 * Out     wasDisconnected  of the connector: whether the kit or wagmi disconnected it here, also on an earlier page
 *         listen           of the connector: listens to a connected wallet again, in a kit that restarted
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletUnavailableError, WalletRequestError,
 *         NoAccountError, ChainNotSupportedError
 * Source  EIP-1193, EIP-2255; spec R-CONN-85 to 87, -108, -114, -245, R-HOST-10
 */

import { isKitError, type Network, type TextStorage } from '@bowline/kit-core'
import { loadOnce, pause, subscribeToWallet, throwIfAborted, withAbort, withTimeout } from '@bowline/kit-core/adapter'
import {
  ChainNotSupportedError,
  NoAccountError,
  ProviderNotFoundError,
  WalletRequestError,
  WalletUnavailableError,
} from '@bowline/kit-core/errors'
import { tryParse } from '@bowline/kit-core/schema'
import type { CreateConnectorFn } from '@wagmi/core'
import { type Address, getAddress } from 'viem'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { wrapThenable } from '../discovery/wrap-thenable.js'
import { lazySwitchNetwork } from './lazy-switch-network.js'
import { type OnRequest, observeRequests } from './observe-requests.js'
import { listenToProvider, type ProviderEventHandlers } from './provider-events.js'
import { requestAccounts } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { accountsSchema, anythingSchema, chainIdSchema } from './response-schemas.js'
import { toChain } from './to-chain.js'

const SILENT_REQUEST_TIMEOUT_MS = 5_000
const REVOKE_LIMIT_MS = 500
/** Retries of `eth_chainId`: a wallet that wakes up or switches does not know its chain for a moment. */
const CHAIN_RETRY_DELAY_MS = 300
const MAX_CHAIN_ATTEMPTS = 7

const loadChooseAccounts = loadOnce(() => import('./choose-accounts.js'))

/** A wallet that a connector is created for. */
export type ConnectorWallet = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly rdns: string | undefined
  readonly provider: () => WalletProvider | undefined
  /** Disconnects the user in the wallet, if its SDK supports that. */
  readonly disconnect?: (() => unknown) | undefined
}

/** Dependencies of `createProviderConnector`. */
export type ProviderConnectorParams = {
  readonly wallet: ConnectorWallet
  readonly networks: () => readonly Network[]
  readonly storage: TextStorage
  readonly onRequest: OnRequest
  readonly lifetime: () => AbortSignal
}

/** Parameters of this connector's `connect`, including wagmi's own. */
export type ProviderConnectParams = {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Creates the connector. It listens to the wallet once connected. */
export function createProviderConnector({
  wallet,
  networks,
  storage,
  onRequest,
  lifetime,
}: ProviderConnectorParams): CreateConnectorFn<
  WalletProvider,
  { readonly wasDisconnected: () => boolean; readonly listen: () => void }
> {
  const disconnectedKey = `evm.left.${wallet.id}`
  return ({ emitter }) => {
    let pinned: WalletProvider | undefined
    let stopListening: (() => void) | undefined
    let attempts = 0

    const wasDisconnected = () => storage.get(disconnectedKey) !== undefined

    async function getProvider(): Promise<WalletProvider> {
      const provider = pinned ?? wallet.provider()
      if (!isWalletProvider(provider)) throw new ProviderNotFoundError()
      return wrapThenable(provider)
    }

    async function getAccounts(): Promise<readonly Address[]> {
      const accounts = await withTimeout(requestAccounts(await getProvider()), SILENT_REQUEST_TIMEOUT_MS)
      if (accounts === undefined) throw new WalletUnavailableError()
      return toAddresses(accounts)
    }

    async function getChainId(): Promise<number> {
      const provider = await getProvider()
      const fetchChainId = () => requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema)
      for (let attempt = 1; ; attempt += 1) {
        const response = fetchChainId().catch((error: unknown) => {
          if (attempt === MAX_CHAIN_ATTEMPTS) throw error
        })
        const chainId = await withTimeout(
          response.then((known) => known ?? 'unknown'),
          SILENT_REQUEST_TIMEOUT_MS,
        )
        if (typeof chainId === 'number') return chainId
        if (chainId === undefined) throw new WalletRequestError('', undefined, new Error('No response to eth_chainId'))
        await pause(CHAIN_RETRY_DELAY_MS)
      }
    }

    /**
     * Requests access and resolves to the accounts. Some wallets agree without a list and return it to `eth_accounts`.
     * Some report them only through `accountsChanged` and never respond.
     */
    async function requestAccess(provider: WalletProvider): Promise<readonly string[]> {
      const parse = (given: unknown) => tryParse(accountsSchema, given) ?? []
      let handleAccounts = (_data: unknown): void => undefined
      const reported = new Promise<readonly string[]>((resolve) => {
        handleAccounts = (data) => {
          const accounts = parse(data)
          if (accounts.length > 0) resolve(accounts)
        }
      })
      subscribeToWallet(provider, 'on', 'accountsChanged', handleAccounts)
      try {
        const request = requestWallet(provider, { method: 'eth_requestAccounts' }, anythingSchema)
        const granted = request.then(async (response): Promise<readonly string[]> => {
          const accounts = parse(response)
          return accounts.length > 0 ? accounts : getAccounts()
        })
        return await Promise.race([granted, reported])
      } finally {
        subscribeToWallet(provider, 'removeListener', 'accountsChanged', handleAccounts)
      }
    }

    /** Rethrows. A wallet with an open prompt counts as no longer disconnected, so approving that prompt connects it. */
    function rethrow(error: unknown): never {
      if (isKitError(error, 'wallet/request-pending')) storage.remove(disconnectedKey)
      throw error
    }

    /** Opens the wallet. Revokes an approval that arrives after the attempt was cancelled, unless a newer attempt runs. */
    async function open(signal: AbortSignal | undefined): Promise<readonly Address[]> {
      const provider = await getProvider()
      if (wasDisconnected() && (await getAccounts().catch(() => [])).length > 0) {
        await loadChooseAccounts()
          .then(({ chooseAccounts }) => chooseAccounts(provider, signal))
          .catch((error: unknown) => {
            // Wallets that cannot offer a new choice continue with their current accounts.
            if (!(error instanceof WalletRequestError)) rethrow(error)
          })
      }
      const attemptId = ++attempts
      const access = requestAccess(provider)
      const revokeLateAccess = () => (signal?.aborted && attemptId === attempts ? revoke(provider) : undefined)
      access.then(revokeLateAccess).catch(() => undefined)
      return toAddresses(await withAbort(access, signal).catch(rethrow))
    }

    /** Revokes the permission. Many wallets do not support this request, and some never respond to it. */
    async function revoke(provider: WalletProvider): Promise<void> {
      const request = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
      await withTimeout(
        requestWallet(provider, request, anythingSchema).catch(() => undefined),
        REVOKE_LIMIT_MS,
      )
    }

    function stop(): void {
      stopListening?.()
      stopListening = undefined
    }

    function startListening(provider: WalletProvider, handlers: ProviderEventHandlers): void {
      const signal = lifetime()
      if (stopListening || signal.aborted) return
      const end = listenToProvider(provider, handlers)
      signal.addEventListener('abort', stop)
      stopListening = () => {
        signal.removeEventListener('abort', stop)
        end()
      }
    }

    function close(): void {
      stop()
      pinned = undefined
    }

    return {
      id: wallet.id,
      name: wallet.name,
      type: 'injected',
      icon: wallet.icon,
      rdns: wallet.rdns,
      getProvider: async (parameters) =>
        parameters === undefined ? getProvider() : observeRequests(await getProvider(), wallet.id, onRequest),
      getAccounts,
      getChainId,
      wasDisconnected,
      listen() {
        if (pinned) startListening(pinned, this)
      },
      async connect<withCapabilities extends boolean = false>(params: ProviderConnectParams = {}) {
        const provider = await getProvider()
        const addresses = params.isReconnecting ? await getAccounts() : await open(params.signal)
        if (addresses.length === 0) throw new NoAccountError()
        const chainId = await getChainId()
        throwIfAborted(params.signal)
        close()
        pinned = provider
        startListening(provider, this)
        storage.remove(disconnectedKey)
        const accounts = params.withCapabilities
          ? addresses.map((address) => ({ address, capabilities: {} }))
          : addresses
        if (!isConnectedAccounts<withCapabilities>(accounts)) throw new ProviderNotFoundError()
        return { accounts, chainId }
      },
      async disconnect() {
        const provider = await getProvider()
        close()
        storage.set(disconnectedKey, '1')
        await (wallet.disconnect ? wallet.disconnect() : revoke(provider))
      },
      async isAuthorized() {
        if (wasDisconnected()) return false
        return (await getAccounts().catch(() => [])).length > 0
      },
      async switchChain({ chainId }) {
        const network = networks().find(({ id }) => Number(id) === chainId)
        if (network === undefined) throw new ChainNotSupportedError()
        await lazySwitchNetwork({ provider: await getProvider(), network })
        emitter.emit('change', { chainId })
        return toChain(network)
      },
      onAccountsChanged(given) {
        const accounts = toAddresses(given)
        if (accounts.length > 0) emitter.emit('change', { accounts })
        else this.onDisconnect()
      },
      onChainChanged(chainId) {
        emitter.emit('change', { chainId: Number(chainId) })
      },
      onDisconnect() {
        close()
        emitter.emit('disconnect')
      },
    }
  }
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
  return [...new Set(accounts.map((account) => getAddress(account)))]
}
