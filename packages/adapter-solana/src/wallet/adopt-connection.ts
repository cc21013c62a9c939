/**
 * Takes over a connection that a library of the app made outside the kit.
 *
 * In      connectorId   of the wallet, which gets a moment to register
 *         address       if set, the connection is taken over only when the wallet opens this account
 *         network       the network to use; default: the network last used with the wallet
 * Out     emits `connections`. Nothing happens when the wallet does not agree without a prompt
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

/** What `createAdoptConnection` needs. */
export type CreateAdoptConnectionParams = Pick<Adapter, 'reconnect'> &
  Required<Pick<Adapter, 'switchNetwork'>> & { readonly emit: (event: AdapterEvent) => void }

/** Creates `adoptConnection` of the adapter. */
export function createAdoptConnection({ reconnect, switchNetwork, emit }: CreateAdoptConnectionParams) {
  return async ({ connectorId, address, network, signal }: AdoptParams): Promise<void> => {
    const found = await reconnect({ connectorId, signal }).catch(() => undefined)
    throwIfAborted(signal)
    if (found === undefined) return
    if (address !== undefined && !found.accounts.some((account) => account.address === address)) return
    const isNetworkApproved = network !== undefined && found.approvedCaipNetworkIds?.includes(network.caipNetworkId)
    if (isNetworkApproved) await switchNetwork({ connectorId, network, signal })
    const connection = { ...found, ...(isNetworkApproved && { caipNetworkId: network.caipNetworkId }) }
    emit({ type: 'connections', connections: [connection] })
  }
}
