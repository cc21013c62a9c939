/**
 * Parses what the user entered as recipient of a transfer, if it is more than a bare address: payment URIs, explorer URLs, and
 * addresses with a network. Loaded with the first such text.
 *
 * In      text       trimmed
 *         networks   of the app
 * Out     recipient, network, token and amount; or an issue if the request cannot be sent. Undefined for a text in none of the
 *         formats
 * Source  CAIP-10, EIP-3770, EIP-681, BIP-21, Solana Pay, did:pkh; spec R-SEND-80 to R-SEND-83, R-SEND-129 to R-SEND-131
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { isNamespace } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { ParsedRequest } from '../../base/caip/payment-request.js'
import type { Network } from '../../base/networks/network.js'
import { detectAddressNamespace } from './detect-address-namespace.js'
import { detectUnsupportedChain } from './detect-unsupported-chain.js'
import { KNOWN_NETWORKS } from './known-networks.js'
import { getMainNetwork } from './main-network.js'
import { parseExplorerUrl } from './parse-explorer-url.js'
import { findUriRules } from './uri-rules.js'

const MAX_LENGTH = 2_048

const SCHEME = /^([a-z][a-z0-9.+-]*):(.+)$/i
const CAIP_10 = /^(?:did:pkh:)?([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/i
const CAIP_10_BEFORE = /^([a-zA-Z0-9]{1,63})@([-a-z0-9]{3,8}):([-a-zA-Z0-9]{5,32}|\d{1,32})$/
const PAGE_WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/(?:[^?#]*\/)?(?:address|account)\//i
const NAME = /^[^\s:/?@,]+\.[^\s:/?@,]+$/
/** Prefixes before an address that are labels, not network names. */
const LABEL = /^(?:to|from|addr|address|account|wallet|recipient|receiver)$/

export function parsePaymentRequest(text: string, networks: readonly Network[]): ParsedRequest {
  if (text.length > MAX_LENGTH) return undefined
  const [, family, reference, account] = CAIP_10.exec(text) ?? []
  if (family && reference && account) return parseAccount(family.toLowerCase(), reference, account)
  const [, bare, ofFamily, chainId] = CAIP_10_BEFORE.exec(text) ?? []
  if (bare && ofFamily && chainId) return parseAccount(ofFamily, chainId, bare)
  if (PAGE_WITHOUT_SCHEME.test(text)) return parseExplorerUrl(`https://${text}`, networks)
  const [, scheme = '', rest = ''] = SCHEME.exec(text) ?? []
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return parseExplorerUrl(text, networks)
    default:
      return parseFamilyUri(scheme.toLowerCase(), rest, text)
  }
}

function parseFamilyUri(scheme: string, rest: string, text: string): ParsedRequest {
  const rules = findUriRules(scheme)
  return rules ? rules.parse(rest) : (parseShortName(scheme, rest) ?? parseUnsupported(text))
}

function parseAccount(namespace: string, chainId: string, recipient: string): ParsedRequest {
  if (!isNamespace(namespace)) return parseUnsupported(`${namespace}:${chainId}`)
  return { recipient, namespace, caipNetworkId: `${namespace}:${chainId}` }
}

function parseUnsupported(text: string): ParsedRequest {
  const name = detectUnsupportedChain(text)
  return name === undefined ? undefined : { reason: 'network', name }
}

function parseShortName(shortName: string, address: string): ParsedRequest {
  const recipient = address.replace(/^0X/, '0x')
  const network = KNOWN_NETWORKS.find(({ shortNames }) => shortNames.includes(shortName))
  if (isNamespace(shortName) || LABEL.test(shortName)) return undefined
  const { caipNetworkId } = network ?? {}
  const named = caipNetworkId && NAME.test(recipient) ? parseCaipNetworkId(caipNetworkId).namespace : undefined
  const namespace = named ?? detectAddressNamespace(recipient)?.namespace
  if (!namespace || !getMainNetwork(namespace)) return undefined
  return { recipient, namespace, ...(caipNetworkId ? { caipNetworkId } : { networkName: shortName }) }
}

/** Name of a known network; its id for an unknown one. */
export function getNetworkName(caipNetworkId: CaipNetworkId): string {
  return KNOWN_NETWORKS.find((network) => network.caipNetworkId === caipNetworkId)?.name ?? caipNetworkId
}
