import type { Network } from '@bowline/kit-core'
import { RequestRing, type RequestRingState } from '../../../components/request-ring.js'
import { NetworkLogo } from '../networks/network-logo.js'

/** Network to switch to, and the state of the request. */
export type NetworkRingProps = { network: Network | undefined; state: RequestRingState }

/** Icon of the network in SwitchNetwork, with a ring for the state of the request. */
export function NetworkRing({ network, state }: NetworkRingProps) {
  return (
    <RequestRing data-part="network-ring" state={state} shape="round">
      <NetworkLogo network={network} size="large" />
    </RequestRing>
  )
}
