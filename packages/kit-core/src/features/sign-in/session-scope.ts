/**
 * On which networks a sign-in session is valid. Says nothing about its expiry or signature.
 *
 * Source  spec R-SIWX-04, R-SIWX-68; ERC-1271
 */
import { isNamespace } from '../../base/caip/families.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import { getSignInRules } from './sign-in-rules.js'

/** `perNetwork`: sessions are valid only on the network named in their message. */
export type SessionScope = { readonly perNetwork?: boolean | undefined }

/**
 * Whether a session signs the account in on the network: on its own network, and on others of its namespace unless `perNetwork`
 * is set or a contract signed it.
 */
export function isSessionValidOn(
  session: SiwxSession,
  chainId: CaipNetworkId,
  address: string,
  { perNetwork = false }: SessionScope,
): boolean {
  const { data } = session
  if (!isSameAddress(data.accountAddress, address)) return false
  if (data.chainId === chainId) return true
  return !perNetwork && familyOf(data.chainId) === familyOf(chainId) && !isContractSession(session)
}

/** Sorts sessions signed for the network `chainId` before the others. */
export function sortOwnNetworkFirst(sessions: readonly SiwxSession[], chainId: CaipNetworkId): readonly SiwxSession[] {
  const isOwn = ({ data }: SiwxSession) => data.chainId === chainId
  return [...sessions.filter(isOwn), ...sessions.filter((session) => !isOwn(session))]
}

function familyOf(chainId: CaipNetworkId): string {
  return chainId.slice(0, chainId.indexOf(':'))
}

/** On another network the same address may belong to another contract or to no account. */
function isContractSession({ data, signature, cacao }: SiwxSession): boolean {
  const namespace = familyOf(data.chainId)
  const { isContractSignature } = isNamespace(namespace) ? getSignInRules(namespace) : {}
  return isContractSignature !== undefined && (cacao?.s.t === 'eip1271' || isContractSignature(signature))
}
