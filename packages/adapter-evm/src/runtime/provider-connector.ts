/**
 * A wagmi connector over a wallet's own provider: announced, legacy injected, or the Safe around the page.
 *
 * It asks only what is needed: a wallet that still agrees shows no window, and one that the visitor disconnected from is
 * asked for its accounts anew, so that another one can be chosen. Answers are parsed, and no request waits without end
 * except those that a person answers.
 *
 * In      wallet    the wallet now; announcements may replace its provider while it is not connected
 *         networks  networks it may be moved to
 *         storage   remembers which wallets were disconnected here but still agree
 *         onRequest    passes on what wagmi sends without the kit
 *         lifetime  the wallet is not listened to after its end
 *         hasLeft   of the connector: whether it was disconnected here, by the kit or by wagmi
 *         listen    of the connector: a connected wallet is listened to again, in a kit that was started again
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletUnavailableError, WalletRequestError,
 *         NoAccountError, ChainNotSupportedError
 * Source  EIP-1193, EIP-2255; spec R-CONN-85 to 87, -108, -114, -245, R-HOST-10
 */
import {
  ChainNotSupportedError,
  isKitError,
  type Network,
  NoAccountError,
  ProviderNotFoundError,
  type TextStorage,
  WalletRequestError,
  WalletUnavailableError,
} from '@bowline/kit-core'
import { loadOnce, pause, subscribeToWallet, throwIfAborted, withAbort, withTimeout } from '@bowline/kit-core/adapter'
import type { CreateConnectorFn } from '@wagmi/core'
import { type Address, getAddress } from 'viem'
import * as z from 'zod/mini'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { wrapThenable } from '../discovery/wrap-thenable.js'
import { moveWallet } from './load-wallet-switch.js'
import { type OnRequest, observeRequests } from './observe-requests.js'
import { listenToProvider, type ProviderEventHandlers } from './provider-events.js'
import { requestAccounts } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { accountsSchema, anythingSchema, chainIdSchema } from './response-schemas.js'
import { toChain } from './to-chain.js'

const SILENT_ANSWER_LIMIT_MS = 5_000
const REVOKE_LIMIT_MS = 500
/** Wallets that wake or move do not know for a moment where they are. */
const CHAIN_TURN_MS = 300
const CHAIN_TURNS = 7

const loadChoice = loadOnce(() => import('./choose-accounts.js'))

/** A wallet that a connector is made for. */
export type ConnectorWallet = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly rdns: string | undefined
  readonly provider: () => WalletProvider | undefined
  /** Makes the wallet forget the visitor, where it can be told. */
  readonly forget?: (() => unknown) | undefined
}

/** What the connector reaches for. */
export type ProviderConnectorParts = {
  readonly wallet: ConnectorWallet
  readonly networks: () => readonly Network[]
  readonly storage: TextStorage
  readonly onRequest: OnRequest
  readonly lifetime: () => AbortSignal
}

/** Parameters of this connector's `connect`, beyond wagmi's own. */
export type ProviderConnectParams = {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Makes the connector. */
export function providerConnector({
  wallet,
  networks,
  storage,
  onRequest,
  lifetime,
}: ProviderConnectorParts): CreateConnectorFn<
  WalletProvider,
  { readonly hasLeft: () => boolean; readonly listen: () => void }
> {
  const disconnectedKey = `evm.left.${wallet.id}`
  return ({ emitter }) => {
    let pinned: WalletProvider | undefined
    let stopListening: (() => void) | undefined
    let tries = 0

    const hasLeft = () => storage.get(disconnectedKey) !== undefined

    async function getProvider(): Promise<WalletProvider> {
      const provider = pinned ?? wallet.provider()
      if (!isWalletProvider(provider)) throw new ProviderNotFoundError()
      return wrapThenable(provider)
    }

    async function getAccounts(): Promise<readonly Address[]> {
      const accounts = await withTimeout(requestAccounts(await getProvider()), SILENT_ANSWER_LIMIT_MS)
      if (accounts === undefined) throw new WalletUnavailableError()
      return toAddresses(accounts)
    }

    async function getChainId(): Promise<number> {
      const provider = await getProvider()
      const ask = () => requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema)
      for (let turn = 1; ; turn += 1) {
        const asked = ask().catch((error: unknown) => {
          if (turn === CHAIN_TURNS) throw error
        })
        const chainId = await withTimeout(
          asked.then((told) => told ?? 'untold'),
          SILENT_ANSWER_LIMIT_MS,
        )
        if (typeof chainId === 'number') return chainId
        if (chainId === undefined)
          throw new WalletRequestError('', undefined, new Error('eth_chainId was not answered'))
        await pause(CHAIN_TURN_MS)
      }
    }

    /**
     * Some wallets say yes by other words than the accounts, and tell those when they are asked for them; some only by the event, and
     * leave the question open.
     */
    async function requestAccess(provider: WalletProvider): Promise<readonly string[]> {
      const read = (given: unknown) => z.safeParse(accountsSchema, given).data ?? []
      let hear = (_data: unknown): void => undefined
      const told = new Promise<readonly string[]>((resolve) => {
        hear = (data) => {
          const accounts = read(data)
          if (accounts.length > 0) resolve(accounts)
        }
      })
      subscribeToWallet(provider, 'on', 'accountsChanged', hear)
      try {
        const asked = requestWallet(provider, { method: 'eth_requestAccounts' }, anythingSchema)
        const opened = asked.then(async (answer): Promise<readonly string[]> => {
          const accounts = read(answer)
          return accounts.length > 0 ? accounts : getAccounts()
        })
        return await Promise.race([opened, told])
      } finally {
        subscribeToWallet(provider, 'removeListener', 'accountsChanged', hear)
      }
    }

    /** A wallet that has a question open already is being gone back to: its yes counts, whatever was left before. */
    function goBack(error: unknown): never {
      if (isKitError(error, 'wallet/request-pending')) storage.remove(disconnectedKey)
      throw error
    }

    /** A yes that comes after the visitor left is taken back, unless the wallet is being asked again. */
    async function open(signal: AbortSignal | undefined): Promise<readonly Address[]> {
      const provider = await getProvider()
      if (hasLeft() && (await getAccounts().catch(() => [])).length > 0) {
        await loadChoice()
          .then(({ chooseAccounts }) => chooseAccounts(provider, signal))
          .catch((error: unknown) => {
            // Wallets that cannot choose anew go on with the accounts they have.
            if (!(error instanceof WalletRequestError)) goBack(error)
          })
      }
      const own = ++tries
      const answer = requestAccess(provider)
      const takeBack = () => (signal?.aborted && own === tries ? revoke(provider) : undefined)
      answer.then(takeBack).catch(() => undefined)
      return toAddresses(await withAbort(answer, signal).catch(goBack))
    }

    /** Many wallets do not know this request, some never answer it. */
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

    function startListening(provider: WalletProvider, ears: ProviderEventHandlers): void {
      const signal = lifetime()
      if (stopListening || signal.aborted) return
      const end = listenToProvider(provider, ears)
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
      hasLeft,
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
        if (!isOpened<withCapabilities>(accounts)) throw new ProviderNotFoundError()
        return { accounts, chainId }
      },
      async disconnect() {
        const provider = await getProvider()
        close()
        storage.set(disconnectedKey, '1')
        await (wallet.forget ? wallet.forget() : revoke(provider))
      },
      async isAuthorized() {
        if (hasLeft()) return false
        return (await getAccounts().catch(() => [])).length > 0
      },
      async switchChain({ chainId }) {
        const network = networks().find(({ id }) => Number(id) === chainId)
        if (network === undefined) throw new ChainNotSupportedError()
        await moveWallet({ provider: await getProvider(), network })
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

/** Accounts as wagmi wants them, by what its caller asked for. */
type Opened<withCapabilities extends boolean> = withCapabilities extends true
  ? readonly { address: Address; capabilities: Record<string, unknown> }[]
  : readonly Address[]

function isOpened<withCapabilities extends boolean>(value: unknown): value is Opened<withCapabilities> {
  return Array.isArray(value)
}

function toAddresses(accounts: readonly string[]): readonly Address[] {
  return [...new Set(accounts.map((account) => getAddress(account)))]
}
