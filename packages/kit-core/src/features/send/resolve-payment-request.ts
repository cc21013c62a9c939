/**
 * Resolves a recipient text that is more than a bare address or name, such as a payment URI or an explorer URL, to values for the
 * send form on the active network.
 *
 * In      text   trimmed
 * Source  spec R-SEND-80 to 84, R-SEND-129, R-SEND-130, R-SEND-147, R-SEND-155
 */

import type { TokenBalance } from '@bowline/api-client'
import { formatUnits, parseUnits } from '../../base/amount/parse-units.js'
import { getFamilyName } from '../../base/caip/family-name.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { RecipientIssue, RecipientRequest } from '../../base/caip/payment-request.js'
import type { Network } from '../../base/networks/network.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { selectHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { selectCanSwitch } from '../../wallets/network/can-switch.js'
import { detectAddressNamespace } from '../recipients/detect-address-namespace.js'
import { detectUnsupportedChain } from '../recipients/detect-unsupported-chain.js'
import { getNetworkName, parsePaymentRequest } from '../recipients/parse-payment-request.js'
import { stripPunctuation } from '../recipients/strip-punctuation.js'
import { getTokenDecimals } from './amounts.js'
import { getTransferAdapter } from './get-transfer-adapter.js'
import { getBareTokenAddress, selectNativeSendToken, selectSendTokens } from './send-tokens.js'

/** Values to fill into the send form; `amount` is decimal text. The recipient may be a name. */
export type ResolvedPaymentRequest = {
  readonly recipient: string
  readonly token?: TokenBalance | undefined
  readonly amount?: string | undefined
}

/**
 * Returns an issue if the text names another network, a token the account does not have, or a part that cannot be sent.
 * Undefined for a text in none of the formats.
 */
export function resolvePaymentRequest(
  kit: Kit,
  text: string,
  network: Network,
): ResolvedPaymentRequest | RecipientIssue | undefined {
  const bare = stripPunctuation(text)
  const request = parsePaymentRequest(bare, networksOf(kit))
  if (!request && bare !== text) return findAddressNetwork(kit, bare, network) ?? { recipient: bare }
  if (!request || 'reason' in request) return request
  return isOn(network, request) ? fillIn(kit, network, request) : toNetworkIssue(kit, request)
}

/** Issue for a bare address whose format belongs to another namespace or an unsupported chain; undefined otherwise. */
export function findAddressNetwork(kit: Kit, text: string, { chainNamespace }: Network): RecipientIssue | undefined {
  const detected = detectAddressNamespace(text)
  const name = detected ? undefined : detectUnsupportedChain(text)
  if (name !== undefined) return { reason: 'network', name }
  return detected && detected.namespace !== chainNamespace
    ? toNetworkIssue(kit, { recipient: text, ...detected })
    : undefined
}

function networksOf({ store }: Kit): readonly Network[] {
  return Object.values(store.get().network.byNamespace).flatMap((networks) => networks?.requested ?? [])
}

function isOn(network: Network, { namespace, caipNetworkId, networkName }: RecipientRequest): boolean {
  if (caipNetworkId === undefined) {
    return namespace === network.chainNamespace && (networkName === undefined || isCalled(network, networkName))
  }
  return caipNetworkId === network.caipNetworkId || caipNetworkId === network.deprecatedCaipNetworkId
}

/** Compares an unknown short name with the network name in lower case without spaces, which most short names equal. */
function isCalled({ name }: Network, networkName: string): boolean {
  return name.toLowerCase().replace(/\s/g, '') === networkName
}

function toNetworkIssue(kit: Kit, request: RecipientRequest): RecipientIssue {
  const { namespace, caipNetworkId, networkName } = request
  const state = kit.store.get()
  const isAnyOfFamily = caipNetworkId === undefined && networkName === undefined
  const listed = isAnyOfFamily
    ? selectActiveNetwork(state, namespace)
    : networksOf(kit).find((network) => isOn(network, request))
  const named = caipNetworkId ? getNetworkName(caipNetworkId) : (networkName ?? getFamilyName(namespace))
  const hasAccount = selectAccount(state, namespace).address !== undefined
  const canSwitch =
    listed && hasAccount && selectCanSwitch(state, listed) && getTransferAdapter(kit, namespace) !== undefined
  return { reason: 'network', name: listed?.name ?? named, ...(canSwitch && { caipNetworkId: listed.caipNetworkId }) }
}

function fillIn(kit: Kit, network: Network, request: RecipientRequest): ResolvedPaymentRequest | RecipientIssue {
  const { recipient, tokenAddress, amount, units } = request
  const isPlain = tokenAddress === undefined && amount === undefined && !units
  if (isPlain) return { recipient }
  const token = tokenOf(kit, network, tokenAddress)
  if (!token) return { reason: 'token', part: tokenAddress ?? '' }
  const decimals = getTokenDecimals(token)
  const requestedAmount = units === undefined ? amount : formatUnits(units, decimals)
  if (requestedAmount === undefined) return { recipient, token }
  if ((requestedAmount.split('.')[1] ?? '').length > decimals)
    return { reason: 'part', part: `amount=${requestedAmount}` }
  return parseUnits(requestedAmount, decimals) === 0n
    ? { recipient, token }
    : { recipient, token, amount: requestedAmount }
}

/** Token of the request; the native token even with a zero balance. Undefined for a token that the account does not have. */
function tokenOf(kit: Kit, network: Network, tokenAddress: string | undefined): TokenBalance | undefined {
  const state = kit.store.get()
  const { name, symbol, decimals } = network.nativeCurrency
  const none = { name, symbol, chainId: network.caipNetworkId, iconUrl: '' }
  if (tokenAddress === undefined) {
    return selectNativeSendToken(state) ?? { ...none, quantity: { decimals: String(decimals), numeric: '0' } }
  }
  const tokens = [...selectSendTokens(state), ...selectHiddenTokens(state)]
  return tokens.find((token) => isSameAddress(getBareTokenAddress(token) ?? '', tokenAddress))
}
