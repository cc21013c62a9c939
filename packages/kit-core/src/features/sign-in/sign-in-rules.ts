/**
 * How sign-in messages are written in the families that the kit describes itself, and the rules that apply to a namespace.
 *
 * Source  spec R-SIWX-22, R-SIWX-23, R-SIWX-68; EIP-4361, CAIP-122, ERC-1271
 */
import type { AddressRules, SignInRules } from '../../base/caip/chain-family.js'
import { checksumAddress } from '../../base/caip/checksum-address.js'
import { getFamilyPart } from '../../base/caip/families.js'
import { getFamilyName } from '../../base/caip/family-name.js'
import type { Namespace } from '../../base/caip/namespace.js'

/** An r, s, v signature, as key accounts create on EVM networks. Contract signatures rarely have this length. */
const KEY_SIGNATURE = /^0x[0-9a-f]{130}$/i

const KNOWN: Readonly<Partial<Record<Namespace, SignInRules>>> = {
  eip155: { accountName: 'Ethereum', isContractSignature: (signature) => !KEY_SIGNATURE.test(signature) },
}

const ADDRESSES: Readonly<Partial<Record<Namespace, AddressRules>>> = {
  eip155: { hasForm: (text) => /^0x[0-9a-f]{40}$/i.test(text), normalize: checksumAddress },
}

/** How sign-in messages write the addresses of a namespace. Undefined when any text of CAIP-10 will do. */
export function getSignInAddresses(namespace: Namespace): AddressRules | undefined {
  return getFamilyPart(namespace, 'addresses', ADDRESSES)
}

/** How sign-in messages of a namespace are written. */
export function getSignInRules(namespace: Namespace): SignInRules {
  return getFamilyPart(namespace, 'signIn', KNOWN) ?? {}
}

/** Name of the namespace's account in the first line. */
export function getAccountName(namespace: Namespace): string {
  return getSignInRules(namespace).accountName ?? getFamilyName(namespace)
}
