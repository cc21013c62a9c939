/**
 * One paired wallet in the universal adapter: its session, network and active account.
 *
 * In      namespace    the part of a session it serves
 *         context      of the adapter
 *         connectorId  of the session
 * Throws  ProviderNotFoundError, PairingEmptyError, RequestAbortedError, UserRejectedError, RequestPendingError,
 *         ChainNotSupportedError, WalletRequestError
 * Source  spec R-CFG-06, R-ADPT-19, R-CONN-85, R-CONN-87, R-CONN-101, R-CONN-102
 */

import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import type { AdapterContext } from '../../core/adapter/adapter-context.js'
import type { PairedConnectParams, SwitchNetworkParams } from '../../core/adapter/connecting.js'
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'
import type { SignMessageParams } from '../../core/adapter/signing.js'
import type { PairedEvent, PairedSession } from '../../core/adapter/transport.js'
import { withAccount } from '../connect/chosen-account.js'
import { getPairedAccounts, toPairedConnection } from './paired-connection.js'
import { toPairedError } from './paired-error.js'
import { getSessionChange } from './session-change.js'
import { signPaired } from './sign-paired.js'
import { switchPairedWallet } from './switch-paired.js'
import { createUniversalProvider, type UniversalProvider } from './universal-provider.js'

/**
 * The functions of one wallet. All but `isLive`, `connectPaired` and `disconnect` throw ProviderNotFoundError while it
 * is not connected.
 */
export interface UniversalRuntime {
  isLive(): boolean
  connectPaired(params: PairedConnectParams): Promise<Connection>
  disconnect(): Promise<void>
  /** Sets the page's chosen account, until the wallet reports accounts. */
  use(address: string): void
  accounts(): readonly ConnectionAccount[]
  provider(): UniversalProvider
  signMessage(params: SignMessageParams): Promise<string>
  switchNetwork(params: SwitchNetworkParams): Promise<void>
}

type Live = { readonly session: PairedSession; network: CaipNetworkId; used?: string; readonly stop: () => void }

/** Creates the runtime of a wallet, not connected yet. */
export function createUniversalRuntime(
  namespace: Namespace,
  { emit }: AdapterContext,
  connectorId: string,
): UniversalRuntime {
  let live: Live | undefined

  const current = (): Live => {
    if (!live) throw new ProviderNotFoundError()
    return live
  }
  const accounts = () => {
    const { session, network, used } = current()
    return withAccount({ accounts: getPairedAccounts(session, namespace, network) }, used).accounts
  }
  const emitAccounts = () => emit({ type: 'accountChanged', connectorId, accounts: accounts() })
  const drop = () => {
    live?.stop()
    live = undefined
    emit({ type: 'disconnect', connectorId })
  }
  const move = (caipNetworkId: CaipNetworkId) => {
    const now = current()
    const before = accounts()
    now.network = caipNetworkId
    emit({ type: 'switchNetwork', connectorId, caipNetworkId })
    if (accounts()[0]?.address !== before[0]?.address) emitAccounts()
  }
  const handleEvent = (event: PairedEvent) => {
    const change = live && getSessionChange(event, live.session, namespace, live.network)
    if (!change) return
    if (change === 'ended') {
      drop()
      return
    }
    if (event.type === 'network' || change !== live?.network) move(change)
    if (event.type === 'accounts' && live) delete live.used
    if (event.type !== 'network') emitAccounts()
  }

  return {
    isLive: () => live !== undefined,
    async connectPaired({ session, caipNetworkId, signal }) {
      if (signal.aborted) throw new RequestAbortedError(signal.reason)
      const connection = toPairedConnection(session, namespace, caipNetworkId)
      const network = connection.caipNetworkId
      if (network === undefined) throw new ProviderNotFoundError()
      live?.stop()
      live = { session, network, stop: () => {} }
      const stop = session.onEvent(handleEvent, namespace)
      live = { ...live, stop }
      return { ...connection, caipNetworkId: live.network, accounts: accounts() }
    },
    async disconnect() {
      const ended = live
      ended?.stop()
      live = undefined
      await ended?.session.end()
    },
    use(address) {
      current().used = address
    },
    accounts,
    provider: () =>
      createUniversalProvider(namespace, { session: current().session, network: () => current().network, move }),
    async signMessage(params) {
      const { session, network } = current()
      try {
        return await signPaired(namespace, session, network, params)
      } catch (error) {
        throw toPairedError(error)
      }
    },
    async switchNetwork({ network, signal }) {
      const { session, network: from } = current()
      await switchPairedWallet(session, { from, network, signal })
      if (live?.session === session) move(network.caipNetworkId)
    },
  }
}
