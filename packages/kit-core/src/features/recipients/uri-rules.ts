/**
 * The payment links of the families that the kit describes itself, and those of a scheme.
 *
 * Source  EIP-681, BIP-21, Solana Pay; spec R-SEND-80
 */
import type { UriRules } from '../../base/caip/chain-family.js'
import { getFamilyPart, getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { parseBitcoinUri } from './parse-bitcoin-uri.js'
import { parseEthereumUri } from './parse-ethereum-uri.js'
import { parseSolanaUri } from './parse-solana-uri.js'

const KNOWN: Readonly<Partial<Record<Namespace, UriRules>>> = {
  eip155: { scheme: 'ethereum', parse: parseEthereumUri },
  solana: { scheme: 'solana', parse: parseSolanaUri },
  bip122: { scheme: 'bitcoin', parse: parseBitcoinUri },
}

/** The links with a scheme in lower case. Undefined when no family has them. */
export function findUriRules(scheme: string): UriRules | undefined {
  return getNamespaces()
    .map((namespace) => getFamilyPart(namespace, 'uri', KNOWN))
    .find((rules) => rules?.scheme === scheme)
}
