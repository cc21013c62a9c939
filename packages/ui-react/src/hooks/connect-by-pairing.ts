/**
 * Connects a wallet by pairing (WalletConnect) without the modal, for `useKitConnect`: the app shows the pairing URI.
 *
 * In      wallet   wallet that the user chose; without it, any wallet can use the URI
 *         signal   cancels the pairing
 * Out     the connection of the active namespace if the wallet approved it, else the first connection it approved. Meanwhile
 *         the URI is `connect.wcUri` of the state; the kit renews it there before it expires
 * Throws  ConnectorNotFoundError when pairing is off, UserRejectedError, RelayUnavailableError, PairingEmptyError,
 *         PairingExpiredError, PairingUnavailableError, HostProviderError, PairingFailedError, the signal's reason when aborted
 * Source  R-REACT-08, R-CONN-29 to 37, R-CONN-206 to 208, R-HOST-93
 */
import type { Connection, Kit, KitState, WalletListing } from '@bowline/kit-core'
import { resetPairing, startPairing } from '@bowline/kit-core/actions'
import {
  ConnectorNotFoundError,
  HostProviderError,
  PairingEmptyError,
  PairingExpiredError,
  PairingFailedError,
  PairingUnavailableError,
  RelayUnavailableError,
  UserRejectedError,
} from '@bowline/kit-core/errors'

/** Wallet to pair, and the signal that cancels the pairing. */
export type ConnectByPairingParams = { readonly wallet?: WalletListing | undefined; readonly signal: AbortSignal }

const PAIRED_CONNECTOR_ID = 'walletConnect'

/** Starts a pairing and resolves to the connection that the wallet approved. */
export async function connectByPairing(kit: Kit, { wallet, signal }: ConnectByPairingParams): Promise<Connection> {
  if (!kit.config.enablePairing) throw new ConnectorNotFoundError(PAIRED_CONNECTOR_ID)
  signal.throwIfAborted()
  const before = new Set(pairedConnections(kit.getState()))
  const undo: (() => void)[] = []
  try {
    return await new Promise<Connection>((resolve, reject) => {
      const cancel = () => {
        resetPairing(kit)
        reject(signal.reason)
      }
      signal.addEventListener('abort', cancel)
      undo.push(
        () => signal.removeEventListener('abort', cancel),
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
  const errors = [
    new UserRejectedError(),
    new RelayUnavailableError(),
    new PairingEmptyError(),
    new PairingExpiredError(),
    new PairingUnavailableError(),
    new HostProviderError(),
  ]
  return errors.find((error) => error.code === code) ?? new PairingFailedError()
}

/** Connections made by pairing, those of the active namespace first. */
function pairedConnections({ connect, network }: KitState): readonly Connection[] {
  const ofActive = connect.connections[network.activeNamespace] ?? []
  return [...ofActive, ...Object.values(connect.connections).flat()].filter(
    ({ connectorId }) => connectorId === PAIRED_CONNECTOR_ID,
  )
}
