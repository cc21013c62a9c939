import type { Kit, Network } from '@bowline/kit-core'
import type { ActionLine } from './actions'

/** Input of an action of a chain family. */
export type FamilyActionParams = { readonly kit: Kit; readonly address: string; readonly network: Network }

/** An action of a dApp; returns the lines to show. Throws the error of the wallet or the library. */
export type FamilyAction = {
  readonly name: string
  readonly label: string
  readonly run: (params: FamilyActionParams) => Promise<readonly ActionLine[]>
}

/** URL of a network's node: the app's own before the network's. Throws when there is none. */
export function nodeUrl({ kit, network }: Pick<FamilyActionParams, 'kit' | 'network'>): string {
  const url = kit.config.customRpcUrls[network.caipNetworkId]?.[0]?.url ?? network.rpcUrls.default.http[0]
  if (url === undefined) throw new Error('The network has no address to ask')
  return url
}

/** The text to sign. */
export const FAMILY_MESSAGE = 'Hello from the Bowline playground. Signing this costs nothing.'
