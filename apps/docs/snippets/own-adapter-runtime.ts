import type { Adapter, AdapterContext, ConnectionAccount } from '@bowline/kit-core'
import * as common from '@bowline/kit-core/adapter'
import {
  ConnectorNotFoundError,
  ProviderNotFoundError,
  WalletRequestError,
  WalletUnavailableError,
} from '@bowline/kit-core/errors'
import { HARBOUR_WALLET, parseAddresses, parseAnything, parseBalance, parseSignature } from './own-adapter-responses'

type Live = common.ConnectedWalletEntry & { accounts: readonly ConnectionAccount[] }

/** Loaded when a wallet or a node is first used. */
export function createRuntime(context: AdapterContext, wallet: () => unknown) {
  const live = common.createConnectedWallets<Live>()
  const attempt = common.createSharedConnect<readonly string[]>()

  async function ask<Value>(method: string, parse: common.ResponseParser<Value>, params?: unknown): Promise<Value> {
    const request = common.safeGet(wallet(), 'request')
    if (typeof request !== 'function') throw new ProviderNotFoundError()
    try {
      return common.parseResponse(method, parse, await Reflect.apply(request, wallet(), [method, params]))
    } catch (error) {
      throw common.parseWalletError(error)
    }
  }
  const leave = () => common.disconnectWallet(() => ask('disconnect', parseAnything))

  /** The wallet reports which addresses are open: none when it is locked, or disconnected. */
  function follow(change: unknown): void {
    const connectorId = HARBOUR_WALLET
    const known = live.find(connectorId)
    const accounts = parseAddresses(change).map(toAccount)
    if (known && accounts.length === 0) {
      live.drop(known)
      context.emit({ type: 'unavailable', connectorId })
    } else if (known) {
      known.accounts = accounts
      context.emit({ type: 'accountChanged', connectorId, accounts })
    } else if (accounts.length > 0) {
      context.emit({ type: 'available', connectorId })
    }
  }

  /** Runs once: also listens to a wallet that is not connected. */
  const listen = common.loadOnce(async () => common.subscribeToWallet(wallet(), 'listen', follow))

  function take(opened: readonly string[]) {
    if (opened.length === 0) throw new WalletRequestError('The wallet shared no account')
    if (!live.find(HARBOUR_WALLET)) {
      live.put({ connectorId: HARBOUR_WALLET, accounts: opened.map(toAccount), stop: () => {} })
    }
    return connectionOf(live.get(HARBOUR_WALLET))
  }

  function connectionOf({ connectorId, accounts }: Live) {
    const [network] = context.networks()
    return { connectorId, accounts, ...(network && { caipNetworkId: network.caipNetworkId }) }
  }

  return {
    async connect({ connectorId, signal }) {
      common.throwIfAborted(signal)
      if (connectorId !== HARBOUR_WALLET || wallet() === undefined) throw new ConnectorNotFoundError(connectorId)
      const known = live.find(connectorId)
      if (known) return connectionOf(known)
      // Repeated calls wait for one window; an approval that comes after all calls were cancelled is undone.
      await listen()
      return take(await attempt({ key: connectorId, begin: () => ask('connect', parseAddresses), undo: leave }, signal))
    },

    async reconnect({ connectorId, signal }) {
      const found = connectorId === HARBOUR_WALLET && (await common.waitFor(wallet, 1_000, signal))
      if (!found) throw new ConnectorNotFoundError(connectorId)
      await listen()
      // A request that shows no window. A failure is no response, and the kit asks again.
      const opened = await common.requestWithRetry(() => ask('accounts', parseAddresses), signal)
      if (opened.length === 0) throw new WalletUnavailableError()
      if (live.find(connectorId)) follow(opened)
      return take(opened)
    },

    async disconnect({ connectorId }) {
      const known = live.find(connectorId)
      if (known && live.drop(known)) await leave()
    },

    getAccounts: async ({ connectorId }) => live.get(connectorId).accounts,

    async getProvider({ connectorId }) {
      live.get(connectorId)
      return wallet()
    },

    async signMessage({ connectorId, address, message }) {
      live.get(connectorId)
      return ask('sign', parseSignature, { address, message: new TextEncoder().encode(message) })
    },

    async getBalance({ address, network: { caipNetworkId, nativeCurrency }, signal }) {
      const { decimals, symbol } = nativeCurrency
      const path = `/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=uharb`
      let fault: unknown
      for (const { url } of [...context.customRpcUrls(caipNetworkId), ...(await context.rpcUrls(caipNetworkId))]) {
        const limited = common.timeoutSignal(signal, 3_000)
        try {
          const response = await fetch(`${url}${path}`, { signal: limited.signal })
          return { decimals, symbol, value: common.parseResponse(path, parseBalance, await response.json()) }
        } catch (error) {
          common.throwIfAborted(signal)
          fault = error
        } finally {
          limited.release()
        }
      }
      throw common.parseWalletError(fault)
    },
  } satisfies Partial<Adapter>
}

function toAccount(address: string): ConnectionAccount {
  return { address, type: 'eoa' }
}
