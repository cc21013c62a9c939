import type { Kit, Network } from '@bowline/kit-core'
import type { DeedLine } from './actions'

/** What a deed of a chain family is given. */
export type FamilyDeedParams = { readonly kit: Kit; readonly address: string; readonly network: Network }

/** Something a dApp does; the lines to show. Throws what the wallet or the library throws. */
export type FamilyDeed = {
  readonly name: string
  readonly label: string
  readonly run: (params: FamilyDeedParams) => Promise<readonly DeedLine[]>
}

/** Where a network is asked: the app's own address before the network's. Throws when there is none. */
export function nodeUrl({ kit, network }: Pick<FamilyDeedParams, 'kit' | 'network'>): string {
  const url = kit.config.customRpcUrls[network.caipNetworkId]?.[0]?.url ?? network.rpcUrls.default.http[0]
  if (url === undefined) throw new Error('The network has no address to ask')
  return url
}

/** The text that is signed. */
export const FAMILY_MESSAGE = 'Hello from the Bowline playground. Signing this costs nothing.'
