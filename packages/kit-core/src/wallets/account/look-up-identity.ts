/**
 * Name and picture of any address.
 *
 * In      network   where the address is looked at; elsewhere than on EVM, and on test networks, nothing is asked
 *         isForced  true skips what is kept
 *         signal    ends the wait; the answer is kept all the same
 * Out     what is known; nothing where nothing can be had, which the address then stands for
 * Throws  nothing
 * Source  spec R-ACCT-53 to 56, R-STATE-39
 */

import { createOnce } from '../../base/async/once.js'
import { untilAborted } from '../../base/async/until-aborted.js'
import type { Network } from '../../base/networks/network.js'
import { readTimed } from '../../base/storage/timed-cache.js'
import { isKnownServed } from '../../core/config/known-chains.js'
import type { Kit } from '../../kit.js'
import { IDENTITY_CACHE, isIdentified, NO_IDENTITY, type ShownIdentity, shownIdentity } from './identity.js'
import { keeperOf } from './keeper-of.js'

/** Whom to look up. */
export type LookUpIdentityParams = {
  address: string
  network: Network | undefined
  isForced?: boolean | undefined
  signal?: AbortSignal | undefined
}

const share = createOnce<ShownIdentity | undefined>({ keep: false })

/** Looks an address up. */
export async function lookUpIdentity(kit: Kit, params: LookUpIdentityParams): Promise<ShownIdentity> {
  return keptIdentity(kit, params) ?? readIdentity(kit, params).catch(() => NO_IDENTITY)
}

/** What is known without asking; undefined where it takes a question. */
export function keptIdentity(kit: Kit, params: LookUpIdentityParams): ShownIdentity | undefined {
  const { address, network, isForced } = params
  if (!network || !isIdentified(network, address)) return NO_IDENTITY
  const { readName } = kit.adapters.get(network.chainNamespace) ?? {}
  if (!readName && isKnownServed(kit, network.caipNetworkId) === false) return NO_IDENTITY
  const kept = isForced ? undefined : readTimed(kit.storage, IDENTITY_CACHE, address.toLowerCase(), Date.now())
  return kept && shownIdentity(kept.name, kept.avatar)
}

/** Asks; one question about an address at a time. Throws when nobody could tell, and when the wait is given up. */
export async function readIdentity(kit: Kit, params: LookUpIdentityParams): Promise<ShownIdentity> {
  const { address, network, signal } = params
  if (!network) return NO_IDENTITY
  const ask = async () => {
    const isKept = keeperOf(kit, address)
    const { askIdentity } = await import('./ask-identity.js')
    return askIdentity(kit, { address, network, isKept })
  }
  const question = `${network.caipNetworkId}/${address.toLowerCase()}`
  return (await untilAborted(share(kit, ask, question), signal)) ?? NO_IDENTITY
}
