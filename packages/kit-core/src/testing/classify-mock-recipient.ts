import { getAddressRules } from '../base/caip/address-rules.js'
import { isSameAddress } from '../base/caip/is-same-address.js'
import type { Namespace } from '../base/caip/namespace.js'
import type { InspectRecipientParams, RecipientKind } from '../core/adapter/transfer-checks.js'

const FORMS: Readonly<Partial<Record<Namespace, RegExp>>> = {
  eip155: /^0x(?!0{40})[0-9a-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

const BURNT = /dead$|^1nc1nerator/i
const PROGRAM = /^0x0{38}|^1+$/

/**
 * Implements `inspectRecipient` of the mock adapter: classifies a recipient by its form alone, on EVM and Solana without a
 * checksum, elsewhere by the rules of the family. With `checksCode`, the CAIP-10 addresses in `contracts` are contracts.
 */
export function classifyMockRecipient(
  namespace: Namespace,
  params: InspectRecipientParams,
  contracts: readonly string[],
): RecipientKind {
  const { address, tokenAddress = '', network, checksCode = false } = params
  const { hasForm, isAddress = hasForm } = getAddressRules(namespace) ?? {}
  const fits = FORMS[namespace]?.test(address) ?? isAddress?.(address) ?? false
  if (!fits || isSameAddress(address, tokenAddress)) return 'invalid'
  if (checksCode && contracts.includes(`${network.caipNetworkId}:${address}`)) return 'contract'
  if (BURNT.test(address)) return 'burn'
  return PROGRAM.test(address) ? 'program' : 'person'
}
