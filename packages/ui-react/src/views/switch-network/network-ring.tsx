import type { Network } from '@bowline/kit-core'
import { RequestRing, type RequestRingState } from '../../components/request-ring.js'
import { NetworkPicture } from '../networks/network-logo.js'

/** Where the wallet is asked to go, and how that stands. */
export type NetworkRingProps = { network: Network | undefined; state: RequestRingState }

/** A network's picture, in a ring while the wallet is asked to go there. */
export function NetworkRing({ network, state }: NetworkRingProps) {
  return (
    <RequestRing data-part="network-ring" state={state} shape="round">
      <NetworkPicture network={network} size="large" />
    </RequestRing>
  )
}
