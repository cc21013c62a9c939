import type { SandboxPairing } from '@bowline/kit-core/testing'
import type { Reach, Who } from '../chain-setup.js'
import { createEmbeddedReach, type EmbeddedReachParams } from './embedded-reach.js'
import { createPairedReach } from './paired-reach.js'

/** The same wallet as each remote kind; `embedded` is absent where the embedded wallet lacks the network. */
export type ReachParams = {
  readonly paired: { readonly pairing: SandboxPairing }
  readonly embedded?: EmbeddedReachParams
}

/** The channel of a wallet; undefined for an installed one. */
export async function reachOf(who: Who | undefined, { paired, embedded }: ReachParams): Promise<Reach | undefined> {
  if (who === 'paired') return createPairedReach(paired)
  return who === 'embedded' && embedded ? createEmbeddedReach(embedded) : undefined
}
