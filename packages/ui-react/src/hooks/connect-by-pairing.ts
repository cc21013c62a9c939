/**
 * Pairs a wallet without a view of the kit: the app shows the address itself.
 *
 * In      wallet   that the visitor chose; absent for an address that any wallet may take
 *         signal   gives the pairing up
 * Out     the connection of the active namespace if the wallet approved it, else of the first one it approved. The address
 *         is `connect.wcUri` of the state meanwhile, and is renewed there before it ends
 * Throws  ConnectorNotFoundError where pairing is off, WalletRequestError with the words of what went wrong, the signal's
 *         reason when aborted
 * Source  R-REACT-08, R-CONN-29 to 37
 */
import {
  type Connection,
  ConnectorNotFoundError,
  type Kit,
  type KitState,
  type WalletListing,
  WalletRequestError,
} from '@bowline/kit-core'
import { holdPairing, onEvent, resetPairing } from '@bowline/kit-core/actions'

/** What to pair. */
export type ConnectByPairingParams = { readonly wallet?: WalletListing | undefined; readonly signal: AbortSignal }

const PAIRED_CONNECTOR_ID = 'walletConnect'

/** Pairs a wallet. */
export async function connectByPairing(kit: Kit, { wallet, signal }: ConnectByPairingParams): Promise<Connection> {
  if (!kit.config.enablePairing) throw new ConnectorNotFoundError(PAIRED_CONNECTOR_ID)
  signal.throwIfAborted()
  const before = new Set(pairedConnections(kit.getState()))
  const undo: (() => void)[] = []
  let failure = ''
  try {
    return await new Promise<Connection>((resolve, reject) => {
      const giveUp = () => {
        resetPairing(kit)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp)
      undo.push(
        () => signal.removeEventListener('abort', giveUp),
        onEvent(kit, ({ event, properties }) => {
          if (event === 'CONNECT_ERROR') failure = properties.message
        }),
        kit.subscribe(
          ({ connect }) => connect.connections,
          () => {
            const found = pairedConnections(kit.getState()).find((connection) => !before.has(connection))
            if (found) resolve(found)
          },
        ),
        kit.subscribe(
          ({ connect }) => connect.wcError,
          (hasFailed) => {
            if (hasFailed) reject(new WalletRequestError(failure))
          },
        ),
        holdPairing(kit, { wallet }),
      )
    })
  } finally {
    for (const step of undo) step()
  }
}

/** Connections of the paired wallet, that of the active namespace first. */
function pairedConnections({ connect, network }: KitState): readonly Connection[] {
  const ofActive = connect.connections[network.activeNamespace] ?? []
  return [...ofActive, ...Object.values(connect.connections).flat()].filter(
    ({ connectorId }) => connectorId === PAIRED_CONNECTOR_ID,
  )
}
