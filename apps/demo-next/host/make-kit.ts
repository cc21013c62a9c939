/** Makes the kit of a page from its settings. What it is given is what the code of the page shows. */
import { type AdapterDescriptor, createKit, type Kit, type NetworkInput } from '@bowline/kit-core'
import { installPageMocks } from '../mocks/page-mocks'
import type { LocalChain } from '../server/local-chains'
import { NETWORKS } from '../settings/networks'
import { plainOptions } from '../settings/plain-options'
import type { Settings } from '../settings/settings'
import { rpcUrls } from './rpc-urls'

/** Makes the kit; the fakes of its services stand ready before it can ask anything. */
export function makeKit(settings: Settings, localChains: readonly LocalChain[], adapter: AdapterDescriptor): Kit {
  installPageMocks(settings)
  const [first, ...others] = settings.networks
  const networks: readonly [NetworkInput, ...NetworkInput[]] = [
    NETWORKS[first],
    ...others.map((name) => NETWORKS[name]),
  ]
  return createKit({
    projectId: settings.projectId,
    networks,
    adapters: [adapter],
    ...plainOptions(settings),
    ...(localChains.length > 0 && { customRpcUrls: rpcUrls(localChains) }),
  })
}
