/**
 * Whether a session signs an account in on a network.
 *
 * In      perNetwork  true: on the network that its message names alone
 * Out     ownFirst    sessions that count on a network, those that were made there first
 * Source  spec R-SIWX-04, R-SIWX-68; ERC-1271
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SiwxSession } from '../../core/sign-in/session.js'

/** Where sessions count. */
export type SessionScope = { readonly perNetwork?: boolean | undefined }

/** Of r, s and v, which an account with a key of its own makes on EVM networks; a contract's is seldom as long. */
const KEY_SIGNATURE = /^0x[0-9a-f]{130}$/i

/** Whether it counts there. */
export function isSessionValidOn(
  session: SiwxSession,
  chainId: CaipNetworkId,
  address: string,
  { perNetwork = false }: SessionScope,
): boolean {
  const { data } = session
  if (!isSameAddress(data.accountAddress, address)) return false
  if (data.chainId === chainId) return true
  return !perNetwork && familyOf(data.chainId) === familyOf(chainId) && !isContracts(session)
}

/** Those of the network itself before those of others. */
export function sortOwnNetworkFirst(sessions: readonly SiwxSession[], chainId: CaipNetworkId): readonly SiwxSession[] {
  const isOwn = ({ data }: SiwxSession) => data.chainId === chainId
  return [...sessions.filter(isOwn), ...sessions.filter((session) => !isOwn(session))]
}

function familyOf(chainId: CaipNetworkId): string {
  return chainId.slice(0, chainId.indexOf(':'))
}

/** On another network the same address may be another contract, or nobody's. */
function isContracts({ data, signature, cacao }: SiwxSession): boolean {
  if (familyOf(data.chainId) !== 'eip155') return false
  return cacao?.s.t === 'eip1271' || !KEY_SIGNATURE.test(signature)
}
