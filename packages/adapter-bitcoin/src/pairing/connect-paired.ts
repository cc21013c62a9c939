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
  type PairedEvent,
  type PairedSession,
  PairingEmptyError,
  pairedAccounts,
  pairedConnection,
} from '@bowline/kit-core'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { type LiveConnections, toConnection } from '../runtime/live-connections.js'
import { assertNotAborted } from '../runtime/wait.js'
import type { WalletChange } from '../wallets/wallet.js'
import { knownAddresses, pairedWallet } from './paired-wallet.js'

/** Makes the deed. */
export function createConnectPaired(live: LiveConnections): NonNullable<Adapter['connectPaired']> {
  return async ({ session, caipNetworkId, signal }: PairedConnectParams): Promise<Connection> => {
    assertNotAborted(signal)
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
    const account = () => accountsOn(session, network)[0]?.address ?? ''
    const { addresses, ...wallet } = pairedWallet(session, () => network, account)
    const openingOn = (next: CaipNetworkId): WalletChange => {
      network = next
      return { accounts: accountsOn(session, next), caipNetworkId: next }
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
        disconnect: () => session.end(),
        async switchNetwork(next) {
          if (!session.namespaces().bip122?.caipNetworkIds.includes(next)) throw new ChainNotSupportedError()
          live.follow(connection, openingOn(next))
          return undefined
        },
        onChange: (listener) =>
          session.onEvent((event) => {
            const change = changeOf(event, session, network)
            if (change !== undefined) listener(change === 'ended' ? change : openingOn(change))
          }),
      },
    })
    return toConnection(connection)
  }
}

/** What an event leads to: the end, or a network to be on. */
function changeOf(
  event: PairedEvent,
  session: PairedSession,
  network: CaipNetworkId,
): CaipNetworkId | 'ended' | undefined {
  if (event.type === 'ended') return 'ended'
  if (event.type === 'network') return event.caipNetworkId.startsWith('bip122:') ? event.caipNetworkId : undefined
  if (event.type === 'accounts') return event.namespace === 'bip122' ? network : undefined
  if (event.type !== 'namespaces') return undefined
  const approved = session.namespaces().bip122
  const [first] = approved?.caipNetworkIds ?? []
  return approved?.caipNetworkIds.includes(network) ? network : (first ?? 'ended')
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
