/**
 * Pairs a wallet without a view of the kit: the app shows the address itself.
 *
 * In      wallet   that the visitor chose; absent for an address that any wallet may take
 *         signal   gives the pairing up
 * Out     the connection of the active namespace if the wallet approved it, else of the first one it approved. The address
 *         is `connect.wcUri` of the state meanwhile, and is renewed there before it ends
 * Throws  ConnectorNotFoundError where pairing is off, UserRejectedError, RelayUnavailableError, PairingEmptyError,
 *         PairingExpiredError, PairingUnavailableError, HostProviderError, PairingFailedError, the signal's reason when aborted
 * Source  R-REACT-08, R-CONN-29 to 37, R-CONN-206 to 208, R-HOST-93
 */
import {
  type Connection,
  ConnectorNotFoundError,
  HostProviderError,
  type Kit,
  type KitState,
  PairingEmptyError,
  PairingExpiredError,
  PairingFailedError,
  PairingUnavailableError,
  RelayUnavailableError,
  UserRejectedError,
  type WalletListing,
} from '@bowline/kit-core'
import { resetPairing, startPairing } from '@bowline/kit-core/actions'

/** What to pair. */
export type ConnectByPairingParams = { readonly wallet?: WalletListing | undefined; readonly signal: AbortSignal }

const PAIRED_CONNECTOR_ID = 'walletConnect'

/** Pairs a wallet. */
export async function connectByPairing(kit: Kit, { wallet, signal }: ConnectByPairingParams): Promise<Connection> {
  if (!kit.config.enablePairing) throw new ConnectorNotFoundError(PAIRED_CONNECTOR_ID)
  signal.throwIfAborted()
  const before = new Set(pairedConnections(kit.getState()))
  const undo: (() => void)[] = []
  try {
    return await new Promise<Connection>((resolve, reject) => {
      const giveUp = () => {
        resetPairing(kit)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp)
      undo.push(
        () => signal.removeEventListener('abort', giveUp),
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
            if (!hasFailed) return
            const { wcFailure } = kit.getState().connect
            if (wcFailure === 'pairing/relay-unavailable') resetPairing(kit)
            reject(errorOf(wcFailure))
          },
        ),
        startPairing(kit, { wallet }),
      )
    })
  } finally {
    for (const step of undo) step()
  }
}

function errorOf(code: string | undefined): Error {
  const known = [
    new UserRejectedError(),
    new RelayUnavailableError(),
    new PairingEmptyError(),
    new PairingExpiredError(),
    new PairingUnavailableError(),
    new HostProviderError(),
  ]
  return known.find((error) => error.code === code) ?? new PairingFailedError()
}

/** Connections of the paired wallet, that of the active namespace first. */
function pairedConnections({ connect, network }: KitState): readonly Connection[] {
  const ofActive = connect.connections[network.activeNamespace] ?? []
  return [...ofActive, ...Object.values(connect.connections).flat()].filter(
    ({ connectorId }) => connectorId === PAIRED_CONNECTOR_ID,
  )
}
