import type { SandboxKeys } from '@bowline/kit-core/testing'
import type { Reach, Who } from '../chain-setup.js'
import { createEmbeddedReach, type EmbeddedReachParams } from './embedded-reach.js'
import { createPairedReach } from './paired-reach.js'

/** The same wallet as each kind that is not installed; `embedded` is absent where the embedded wallet lacks the network. */
export type ReachParams = {
  readonly paired: { readonly keys: SandboxKeys }
  readonly embedded?: EmbeddedReachParams
}

/** How pages reach the wallet; undefined for one that is installed. */
export async function reachOf(who: Who | undefined, { paired, embedded }: ReachParams): Promise<Reach | undefined> {
  if (who === 'paired') return createPairedReach(paired)
  return who === 'embedded' && embedded ? createEmbeddedReach(embedded) : undefined
}
