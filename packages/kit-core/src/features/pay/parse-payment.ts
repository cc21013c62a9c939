/**
 * Validates the payment an app requests, before anything is shown or requested.
 *
 * In      given      as passed by the app, possibly from plain JavaScript
 *         networkOf  returns the app's network with an id; undefined if the app does not list it
 * Out     the payment, copied
 * Throws  PayError  INVALID_PAYMENT_CONFIG (network, or an option of the wrong type), INVALID_CHAIN_NAMESPACE, INVALID_ASSET,
 *                   INVALID_RECIPIENT, INVALID_AMOUNT (missing, not plain decimal text, more decimals than the asset has, more
 *                   than the chain's maximum). `detail` names the value and its problem
 * Source  spec R-PAY-02, R-PAY-03, R-PAY-07, R-PAY-11; security design §8 (amounts, recipients)
 */
import { parseUnits } from '../../base/amount/parse-units.js'
import { isCaipNetworkId, parseCaipNetworkId } from '../../base/caip/caip.js'
import type { PaymentRules } from '../../base/caip/chain-family.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { isListOf, isRecord, isShortText, isWebUrl } from '../../base/validation/guard.js'
import { NATIVE_ASSET, type Payment, type PaymentAsset } from '../../core/state/payment.js'
import { isNativeTokenAddress } from '../../wallets/network/native-token-aliases.js'
import { createInvalidPaymentError } from './errors.js'
import { getPayAddresses } from './pay-address-rules.js'
import { getPaymentRules, getPayNamespaces } from './payment-rules.js'

type NetworkOf = (caipNetworkId: CaipNetworkId) => Network | undefined

const MAX_DECIMALS = 36

/** Also parses the payments in storage. */
export function parsePayment(given: unknown, networkOf: NetworkOf): Payment {
  if (!isRecord(given)) throw createInvalidPaymentError('INVALID_PAYMENT_CONFIG', 'payment', given, 'must be an object')
  if (!isRecord(given.paymentAsset)) {
    throw createInvalidPaymentError('INVALID_PAYMENT_CONFIG', 'paymentAsset', given.paymentAsset, 'must be an object')
  }
  const { network } = given.paymentAsset
  if (!isCaipNetworkId(network)) {
    throw createInvalidPaymentError(
      'INVALID_PAYMENT_CONFIG',
      'paymentAsset.network',
      network,
      'must be a CAIP-2 id such as "eip155:1"',
    )
  }
  const { namespace } = parseCaipNetworkId(network)
  const rules = getPaymentRules(namespace)
  if (!rules) {
    throw createInvalidPaymentError(
      'INVALID_CHAIN_NAMESPACE',
      'paymentAsset.network',
      network,
      `must be of ${getPayNamespaces().join(' or ')}`,
    )
  }
  const paymentAsset = parseAsset(given.paymentAsset, network, namespace, networkOf)
  return {
    paymentAsset,
    recipient: parseRecipient(given.recipient, paymentAsset, namespace),
    amount: parsePaymentAmount(given.amount, paymentAsset, namespace, rules),
    ...parseOptions(given),
  }
}

/** Amount of a payment in base units. */
export function getPaymentUnits({ amount, paymentAsset }: Payment): bigint {
  return parseUnits(amount, paymentAsset.metadata.decimals)
}

type Given = Readonly<Record<string, unknown>>

function parseAsset(given: Given, network: CaipNetworkId, namespace: Namespace, networkOf: NetworkOf) {
  const { metadata } = given
  const isNative = typeof given.asset === 'string' && isNativeTokenAddress(network, given.asset)
  const asset = isNative ? NATIVE_ASSET : given.asset
  const isKnown = asset === NATIVE_ASSET || isPayableAddress(namespace, asset)
  if (!isKnown || typeof asset !== 'string') {
    throw createInvalidPaymentError(
      'INVALID_ASSET',
      'paymentAsset.asset',
      asset,
      `must be "native" or an address of ${namespace}`,
    )
  }
  const invalid = (name: string, value: unknown, problem: string) =>
    createInvalidPaymentError('INVALID_ASSET', `paymentAsset.metadata${name}`, value, problem)
  if (!isRecord(metadata)) throw invalid('', metadata, 'must be an object')
  const { name, symbol, decimals } = metadata
  if (!isShortText(name)) throw invalid('.name', name, 'must be a short text')
  if (!isShortText(symbol)) throw invalid('.symbol', symbol, 'must be a short text')
  if (!isDecimals(decimals)) throw invalid('.decimals', decimals, `must be a whole number from 0 to ${MAX_DECIMALS}`)
  const nativeCurrency = asset === NATIVE_ASSET ? networkOf(network)?.nativeCurrency : undefined
  if (nativeCurrency && nativeCurrency.decimals !== decimals) {
    throw invalid(
      '.decimals',
      decimals,
      `must be ${nativeCurrency.decimals}, as of ${nativeCurrency.symbol} on this network`,
    )
  }
  return { network, asset, metadata: { name, symbol, decimals } }
}

function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DECIMALS
}

function parseRecipient(recipient: unknown, { asset }: PaymentAsset, namespace: Namespace): string {
  if (!isPayableAddress(namespace, recipient)) {
    throw createInvalidPaymentError('INVALID_RECIPIENT', 'recipient', recipient, `must be an address of ${namespace}`)
  }
  if (isSameAddress(recipient, asset))
    throw createInvalidPaymentError('INVALID_RECIPIENT', 'recipient', recipient, 'must not be the token itself')
  return recipient
}

function parsePaymentAmount(
  amount: unknown,
  { metadata }: PaymentAsset,
  namespace: Namespace,
  { maxUnits }: PaymentRules,
): string {
  const { symbol, decimals } = metadata
  const invalid = (problem: string) => createInvalidPaymentError('INVALID_AMOUNT', 'amount', amount, problem)
  if (typeof amount !== 'string') throw invalid('must be a string of decimal text such as "19.99"')
  if (!isShortText(amount)) throw invalid('must be a short decimal text such as "19.99"')
  const match = /^\d+(?:\.(\d+))?$/.exec(amount)
  if (!match) throw invalid('must be plain decimal text such as "19.99", without sign, exponent or groups')
  if ((match[1] ?? '').length > decimals)
    throw invalid(`has more than ${decimals} decimals, which is all that ${symbol} has`)
  const units = parseUnits(amount, decimals)
  if (units === 0n) throw invalid('must be more than 0')
  if (units > maxUnits) throw invalid(`is more than ${namespace} can count`)
  return amount
}

function parseOptions({ openInNewTab, redirectUrl, payWithExchange }: Given) {
  if (openInNewTab !== undefined && typeof openInNewTab !== 'boolean')
    throw createInvalidPaymentError('INVALID_PAYMENT_CONFIG', 'openInNewTab', openInNewTab, 'must be true or false')
  return {
    ...(openInNewTab !== undefined && { openInNewTab }),
    ...(redirectUrl !== undefined && { redirectUrl: parseRedirect(redirectUrl) }),
    ...(payWithExchange !== undefined && { payWithExchange: parseExchanges(payWithExchange) }),
  }
}

function parseRedirect(given: unknown) {
  const invalid = (name: string, value: unknown, problem: string) =>
    createInvalidPaymentError('INVALID_PAYMENT_CONFIG', `redirectUrl${name}`, value, problem)
  if (!isRecord(given)) throw invalid('', given, 'must be an object')
  if (!isWebUrl(given.success)) throw invalid('.success', given.success, 'must be a web address')
  if (!isWebUrl(given.failure)) throw invalid('.failure', given.failure, 'must be a web address')
  return { success: given.success, failure: given.failure }
}

const MAX_EXCHANGES = 1_000

function parseExchanges(given: unknown) {
  if (!isRecord(given))
    throw createInvalidPaymentError('INVALID_PAYMENT_CONFIG', 'payWithExchange', given, 'must be an object')
  const { includeOnly, exclude } = given
  return {
    ...(includeOnly !== undefined && { includeOnly: parseIds('includeOnly', includeOnly) }),
    ...(exclude !== undefined && { exclude: parseIds('exclude', exclude) }),
  }
}

function parseIds(name: string, given: unknown): readonly string[] {
  if (!isListOf(given, isShortText, MAX_EXCHANGES)) {
    throw createInvalidPaymentError('INVALID_PAYMENT_CONFIG', `payWithExchange.${name}`, given, 'must be a list of ids')
  }
  return [...given]
}

/** Whether a value is an address of a namespace, with a correct checksum, and has an owner, unlike the zero address. */
function isPayableAddress(namespace: Namespace, value: unknown): value is string {
  if (typeof value !== 'string') return false
  const { hasForm, isAddress = hasForm, isUnowned } = getPayAddresses(namespace) ?? {}
  return isAddress?.(value) === true && !isUnowned?.(value)
}
