/**
 * Takes over a connection that was made outside the kit, by a library of the app's own.
 *
 * In      connectorId   of the wallet; it is given a moment to register
 *         address       the connection is taken over only if the wallet opens this account
 *         network       where it is used; where the wallet was used last unless given
 * Out     told as `connections`; nothing where the wallet does not agree without a window
 * Throws  RequestAbortedError
 * Source  spec R-ADPT-12, R-CONN-108
 */
import type { Adapter, AdapterEvent, Network } from '@bowline/kit-core'
import { throwIfAborted } from '@bowline/kit-core/adapter'

/** Which connection to take over. */
export type AdoptParams = {
  readonly connectorId: string
  readonly address?: string | undefined
  readonly network?: Network | undefined
  readonly signal: AbortSignal
}

/** What taking over needs. */
export type AdoptParts = Pick<Adapter, 'reconnect'> &
  Required<Pick<Adapter, 'switchNetwork'>> & { readonly emit: (event: AdapterEvent) => void }

/** Creates the method of the adapter. */
export function createAdoptConnection({ reconnect, switchNetwork, emit }: AdoptParts) {
  return async ({ connectorId, address, network, signal }: AdoptParams): Promise<void> => {
    const found = await reconnect({ connectorId, signal }).catch(() => undefined)
    throwIfAborted(signal)
    if (found === undefined) return
    if (address !== undefined && !found.accounts.some((account) => account.address === address)) return
    const moves = network !== undefined && found.approvedCaipNetworkIds?.includes(network.caipNetworkId)
    if (moves) await switchNetwork({ connectorId, network, signal })
    const connection = { ...found, ...(moves && { caipNetworkId: network.caipNetworkId }) }
    emit({ type: 'connections', connections: [connection] })
  }
}
