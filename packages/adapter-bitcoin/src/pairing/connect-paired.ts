/**
 * Connects a paired session in this namespace.
 *
 * In      session         replaces an older session of the same connector id, without ending it in the wallet
 *         caipNetworkId   the network on which the app wants to start
 * Out     the connection, with what the wallet approved
 * Throws  PairingEmptyError     the session holds no Bitcoin account
 *         RequestAbortedError   the request was aborted; the session stays as it is
 * Source  spec R-CONN-41, R-CONN-85, R-CONN-101, R-CONN-109
 */
import type { Adapter, CaipNetworkId, Connection, PairedConnectParams, PairedSession } from '@bowline/kit-core'
import { getPairedAccounts, getSessionChange, throwIfAborted, toPairedConnection } from '@bowline/kit-core/adapter'
import { ChainNotSupportedError, PairingEmptyError } from '@bowline/kit-core/errors'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { type LiveConnections, toConnection } from '../runtime/connected-wallets.js'
import type { WalletChange } from '../wallets/wallet.js'
import { createPairedWallet, parseSessionAddresses } from './paired-wallet.js'

/** Creates `connectPaired` of the adapter. */
export function createConnectPaired(live: LiveConnections): NonNullable<Adapter['connectPaired']> {
  return async ({ session, caipNetworkId, signal }: PairedConnectParams): Promise<Connection> => {
    throwIfAborted(signal)
    const {
      connectorId,
      caipNetworkId: startNetwork,
      accounts: _,
      ...details
    } = toPairedConnection(session, 'bip122', caipNetworkId)
    if (startNetwork === undefined) throw new PairingEmptyError()
    const known = live.find(connectorId)
    if (known?.session === session) return toConnection(known)

    let network = startNetwork
    /**
     * The active account that the session itself approved. Addresses from the session properties belong to that account.
     */
    const account = () => {
      const approved = getPairedAccounts(session, 'bip122', network).map(({ address }) => address)
      return connection.accounts.find(({ address }) => approved.includes(address))?.address ?? approved[0] ?? ''
    }
    const { addresses, end, ...wallet } = createPairedWallet(session, () => network, account)
    const switchTo = (next: CaipNetworkId): WalletChange => {
      network = next
      return { accounts: getAccounts(session, next), networks: [next] }
    }
    const connection = live.add({
      connectorId,
      details,
      session,
      accounts: getAccounts(session, startNetwork),
      caipNetworkId: startNetwork,
      addresses: () => addresses(account()),
      wallet: {
        ...wallet,
        canSign: () =>
          getPairedAccounts(session, 'bip122', network).every(({ canSignMessages }) => canSignMessages !== false),
        disconnect: () => session.end(),
        async switchNetwork(next) {
          if (!session.namespaces().bip122?.caipNetworkIds.includes(next)) throw new ChainNotSupportedError()
          live.follow(connection, switchTo(next))
          return undefined
        },
        onChange(listener) {
          const stop = session.onEvent((event) => {
            const change = getSessionChange(event, session, 'bip122', network)
            if (change !== undefined) listener(change === 'ended' ? change : switchTo(change))
          }, 'bip122')
          return () => {
            stop()
            end()
          }
        },
      },
    })
    return toConnection(connection)
  }
}

/** The accounts of the session, followed by the other addresses in its properties. */
function getAccounts(session: PairedSession, network: CaipNetworkId): readonly BitcoinAccount[] {
  const known = parseSessionAddresses(session, network)
  const approved = getPairedAccounts(session, 'bip122', network).map(({ address }): BitcoinAccount => {
    const details = known.find((account) => account.address === address)
    return details ?? { address, purpose: 'payment' }
  })
  const others = known.filter(({ address }) => !approved.some((account) => account.address === address))
  return [...approved, ...others]
}
