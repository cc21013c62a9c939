/**
 * Creates the kit of a demo page from the page's settings. The options match the code that the demo shows, except for the
 * demo's services, which an app that copies the code does not have.
 */
import { type AdapterDescriptor, createKit, type Kit, type NetworkInput } from '@bowline/kit-core'
import { installPageMocks } from '../mocks/page-mocks'
import { NETWORKS } from '../settings/networks'
import { loginsOf, plainOptions } from '../settings/plain-options'
import { servicesOf } from '../settings/services'
import { countCollected } from './count-collected'
import type { HostProps } from './host-props'
import { rpcUrls } from './rpc-urls'
import { signInOf } from './sign-in'

/** Creates the kit; its mock services are ready before its first request. */
export function createPageKit(
  { settings, localServices }: Pick<HostProps, 'settings' | 'localServices'>,
  adapters: readonly AdapterDescriptor[],
): Kit {
  const hasLocalChains = localServices.localChains.length > 0
  installPageMocks({ ...settings, logins: loginsOf(settings, localServices), hasLocalChains })
  const [first, ...others] = settings.networks
  const networks: readonly [NetworkInput, ...NetworkInput[]] = [
    NETWORKS[first],
    ...others.map((name) => NETWORKS[name]),
  ]
  const siwx = signInOf(settings)
  const plain = plainOptions(settings, localServices)
  return createKit({
    projectId: settings.projectId,
    networks,
    ...(adapters.length > 0 && { adapters }),
    ...plain,
    endpoints: { ...servicesOf(settings), ...plain.endpoints },
    ...(siwx && { siwx }),
    ...(settings.collector && { analyticsCollector: countCollected }),
    ...(hasLocalChains && { customRpcUrls: rpcUrls(localServices.localChains) }),
  })
}
