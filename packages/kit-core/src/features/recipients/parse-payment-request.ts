/**
 * Reads a receiver in the forms that wallets, explorers and codes write. A file of its own, loaded with the first text that may be
 * one.
 *
 * In      text       without blanks around it
 *         networks   of the app
 * Out     readRequest   who, on which network, and what is asked for besides; a fault where that cannot be sent. Undefined for
 *                       a text that is none of the forms
 *         getNetworkName   what a network is called that the app does not list
 * Source  CAIP-10, EIP-3770, EIP-681, BIP-21, Solana Pay, did:pkh; spec R-SEND-80 to R-SEND-83, R-SEND-129 to R-SEND-131
 */
import { type CaipNetworkId, isNamespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { detectUnsupportedChain } from './detect-unsupported-chain.js'
import { KNOWN_NETWORKS } from './known-networks.js'
import { readBitcoinLink } from './parse-bitcoin-uri.js'
import { readEthereumLink } from './parse-ethereum-uri.js'
import { readExplorerPage } from './parse-explorer-url.js'
import { readSolanaLink } from './parse-solana-uri.js'
import type { ReadRequest } from './payment-request.js'

const LONGEST = 2_048

const SCHEME = /^([a-z][a-z0-9.+-]*):(.+)$/i
const CAIP_10 = /^(?:did:pkh:)?([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/i
const CAIP_10_BEFORE = /^([a-zA-Z0-9]{1,63})@([-a-z0-9]{3,8}):([-a-zA-Z0-9]{5,32}|\d{1,32})$/
const PAGE_WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/(?:[^?#]*\/)?(?:address|account)\//i
const NAME = /^[^\s:/?@,]+\.[^\s:/?@,]+$/
/** Words in front of an address that name no network. */
const LABEL = /^(?:to|from|addr|address|account|wallet|recipient|receiver)$/
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i

/** Reads a text. */
export function parsePaymentRequest(text: string, networks: readonly Network[]): ReadRequest {
  if (text.length > LONGEST) return undefined
  const [, family, reference, account] = CAIP_10.exec(text) ?? []
  if (family && reference && account) return readAccount(family.toLowerCase(), reference, account)
  const [, bare, ofFamily, chainId] = CAIP_10_BEFORE.exec(text) ?? []
  if (bare && ofFamily && chainId) return readAccount(ofFamily, chainId, bare)
  if (PAGE_WITHOUT_SCHEME.test(text)) return readExplorerPage(`https://${text}`, networks)
  const [, scheme = '', rest = ''] = SCHEME.exec(text) ?? []
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return readExplorerPage(text, networks)
    case 'ethereum':
      return readEthereumLink(rest)
    case 'bitcoin':
      return readBitcoinLink(rest)
    case 'solana':
      return readSolanaLink(rest)
    default:
      return readShortName(scheme.toLowerCase(), rest) ?? readOutside(text)
  }
}

function readAccount(namespace: string, chainId: string, receiver: string): ReadRequest {
  if (!isNamespace(namespace)) return readOutside(`${namespace}:${chainId}`)
  return { receiver, namespace, caipNetworkId: `${namespace}:${chainId}` }
}

function readOutside(text: string): ReadRequest {
  const name = detectUnsupportedChain(text)
  return name === undefined ? undefined : { reason: 'network', name }
}

function readShortName(shortName: string, address: string): ReadRequest {
  const receiver = address.replace(/^0X/, '0x')
  const place = KNOWN_NETWORKS.find(({ shortNames }) => shortNames.includes(shortName))
  const isKnownForm = EVM_ADDRESS.test(receiver) || (place !== undefined && NAME.test(receiver))
  if (!isKnownForm || isNamespace(shortName) || LABEL.test(shortName)) return undefined
  const { caipNetworkId } = place ?? {}
  return { receiver, namespace: 'eip155', ...(caipNetworkId ? { caipNetworkId } : { networkName: shortName }) }
}

/** What a network is called; its id where nobody knows. */
export function getNetworkName(caipNetworkId: CaipNetworkId): string {
  return KNOWN_NETWORKS.find((place) => place.caipNetworkId === caipNetworkId)?.name ?? caipNetworkId
}
