/**
 * Takes a paired session over.
 *
 * In      session         a newer one takes the place of an older one, which is left as it is to whoever made it
 *         caipNetworkId   where the app would like to come up
 * Out     the connection, with what the wallet approved
 * Throws  PairingEmptyError     the session holds no Bitcoin account
 *         RequestAbortedError   given up; the session is left as it is
 * Source  spec R-CONN-41, R-CONN-85, R-CONN-101, R-CONN-109
 */
import {
  type Adapter,
  type CaipNetworkId,
  ChainNotSupportedError,
  type Connection,
  type PairedConnectParams,
  type PairedSession,
  PairingEmptyError,
  pairedAccounts,
  pairedConnection,
} from '@bowline/kit-core'
import { getSessionChange, throwIfAborted } from '@bowline/kit-core/adapter'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { type LiveConnections, toConnection } from '../runtime/connected-wallets.js'
import type { WalletChange } from '../wallets/wallet.js'
import { knownAddresses, pairedWallet } from './paired-wallet.js'

/** Creates the method of the adapter. */
export function createConnectPaired(live: LiveConnections): NonNullable<Adapter['connectPaired']> {
  return async ({ session, caipNetworkId, signal }: PairedConnectParams): Promise<Connection> => {
    throwIfAborted(signal)
    const {
      connectorId,
      caipNetworkId: start,
      accounts: _,
      ...details
    } = pairedConnection(session, 'bip122', caipNetworkId)
    if (start === undefined) throw new PairingEmptyError()
    const known = live.find(connectorId)
    if (known?.session === session) return toConnection(known)

    let network = start
    /** The session's own account that is in use; addresses that it only tells of are of that one. */
    const account = () => {
      const open = pairedAccounts(session, 'bip122', network).map(({ address }) => address)
      return connection.accounts.find(({ address }) => open.includes(address))?.address ?? open[0] ?? ''
    }
    const { addresses, end, ...wallet } = pairedWallet(session, () => network, account)
    const openingOn = (next: CaipNetworkId): WalletChange => {
      network = next
      return { accounts: accountsOn(session, next), networks: [next] }
    }
    const connection = live.add({
      connectorId,
      details,
      session,
      accounts: accountsOn(session, start),
      caipNetworkId: start,
      addresses: () => addresses(account()),
      wallet: {
        ...wallet,
        canSign: () =>
          pairedAccounts(session, 'bip122', network).every(({ canSignMessages }) => canSignMessages !== false),
        disconnect: () => session.end(),
        async switchNetwork(next) {
          if (!session.namespaces().bip122?.caipNetworkIds.includes(next)) throw new ChainNotSupportedError()
          live.follow(connection, openingOn(next))
          return undefined
        },
        onChange(listener) {
          const stop = session.onEvent((event) => {
            const change = getSessionChange(event, session, 'bip122', network)
            if (change !== undefined) listener(change === 'ended' ? change : openingOn(change))
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

/** The accounts of the session, with what it tells of their addresses beside them. */
function accountsOn(session: PairedSession, network: CaipNetworkId): readonly BitcoinAccount[] {
  const known = knownAddresses(session, network)
  const open = pairedAccounts(session, 'bip122', network).map(({ address }): BitcoinAccount => {
    const told = known.find((account) => account.address === address)
    return told ?? { address, purpose: 'payment' }
  })
  const others = known.filter(({ address }) => !open.some((account) => account.address === address))
  return [...open, ...others]
}
