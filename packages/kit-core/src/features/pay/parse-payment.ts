/**
 * What an app asks to be paid, checked before anything is shown or asked.
 *
 * In      given      as the app gives it, possibly from plain JavaScript
 *         networkOf  the network of an id, where the app lists it
 * Out     the payment, copied
 * Throws  PayError  INVALID_PAYMENT_CONFIG (network, or an option of a wrong kind), INVALID_CHAIN_NAMESPACE, INVALID_ASSET,
 *                   INVALID_RECIPIENT, INVALID_AMOUNT (nothing, no plain decimal text, more digits than the asset has, more than
 *                   its chain can count). `detail` names the value and what is wrong with it
 * Source  spec R-PAY-02, R-PAY-03, R-PAY-11; security design §8 (amounts, receivers)
 */
import { parseUnits } from '../../base/amount/parse-units.js'
import { isCaipNetworkId, parseCaipNetworkId } from '../../base/caip/caip.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { isListOf, isRecord, isShortText, isWebUrl } from '../../base/validation/guard.js'
import { NATIVE_ASSET, type Payment, type PaymentAsset } from '../../core/state/payment.js'
import { isNativeTokenAddress } from '../../wallets/network/native-token-aliases.js'
import { invalidPayment } from './errors.js'
import { isPayableAddress, isPayNamespace, type PayNamespace } from './is-payable-address.js'

type NetworkOf = (caipNetworkId: CaipNetworkId) => Network | undefined

const MOST_DECIMALS = 36

/** The most base units a family can count. */
const MOST_UNITS: Readonly<Record<PayNamespace, bigint>> = { eip155: 2n ** 256n - 1n, solana: 2n ** 64n - 1n }

/** Reads and checks a payment. */
export function readPayment(given: unknown, networkOf: NetworkOf): Payment {
  if (!isRecord(given)) throw invalidPayment('INVALID_PAYMENT_CONFIG', 'payment', given, 'must be an object')
  if (!isRecord(given.paymentAsset)) {
    throw invalidPayment('INVALID_PAYMENT_CONFIG', 'paymentAsset', given.paymentAsset, 'must be an object')
  }
  const { network } = given.paymentAsset
  if (!isCaipNetworkId(network)) {
    throw invalidPayment(
      'INVALID_PAYMENT_CONFIG',
      'paymentAsset.network',
      network,
      'must be a CAIP-2 id such as "eip155:1"',
    )
  }
  const { namespace } = parseCaipNetworkId(network)
  if (!isPayNamespace(namespace)) {
    throw invalidPayment('INVALID_CHAIN_NAMESPACE', 'paymentAsset.network', network, 'must be of eip155 or solana')
  }
  const paymentAsset = readAsset(given.paymentAsset, network, namespace, networkOf)
  return {
    paymentAsset,
    recipient: readRecipient(given.recipient, paymentAsset, namespace),
    amount: readAmountOf(given.amount, paymentAsset, namespace),
    ...readOptions(given),
  }
}

/** The amount of a payment in base units. */
export function unitsOfPayment({ amount, paymentAsset }: Payment): bigint {
  return parseUnits(amount, paymentAsset.metadata.decimals)
}

type Given = Readonly<Record<string, unknown>>

function readAsset(given: Given, network: CaipNetworkId, namespace: PayNamespace, networkOf: NetworkOf) {
  const { metadata } = given
  const isCoin = typeof given.asset === 'string' && isNativeTokenAddress(network, given.asset)
  const asset = isCoin ? NATIVE_ASSET : given.asset
  const isKnown = asset === NATIVE_ASSET || isPayableAddress(namespace, asset)
  if (!isKnown || typeof asset !== 'string') {
    throw invalidPayment('INVALID_ASSET', 'paymentAsset.asset', asset, `must be "native" or an address of ${namespace}`)
  }
  const fault = (name: string, value: unknown, problem: string) =>
    invalidPayment('INVALID_ASSET', `paymentAsset.metadata${name}`, value, problem)
  if (!isRecord(metadata)) throw fault('', metadata, 'must be an object')
  const { name, symbol, decimals } = metadata
  if (!isShortText(name)) throw fault('.name', name, 'must be a short text')
  if (!isShortText(symbol)) throw fault('.symbol', symbol, 'must be a short text')
  if (!isDecimals(decimals)) throw fault('.decimals', decimals, `must be a whole number from 0 to ${MOST_DECIMALS}`)
  const coin = asset === NATIVE_ASSET ? networkOf(network)?.nativeCurrency : undefined
  if (coin && coin.decimals !== decimals) {
    throw fault('.decimals', decimals, `must be ${coin.decimals}, as of ${coin.symbol} on this network`)
  }
  return { network, asset, metadata: { name, symbol, decimals } }
}

function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DECIMALS
}

function readRecipient(recipient: unknown, { asset }: PaymentAsset, namespace: PayNamespace): string {
  if (!isPayableAddress(namespace, recipient)) {
    throw invalidPayment('INVALID_RECIPIENT', 'recipient', recipient, `must be an address of ${namespace}`)
  }
  const isToken = recipient === asset || (namespace === 'eip155' && recipient.toLowerCase() === asset.toLowerCase())
  if (isToken) throw invalidPayment('INVALID_RECIPIENT', 'recipient', recipient, 'must not be the token itself')
  return recipient
}

function readAmountOf(amount: unknown, { metadata }: PaymentAsset, namespace: PayNamespace): string {
  const { symbol, decimals } = metadata
  const fault = (problem: string) => invalidPayment('INVALID_AMOUNT', 'amount', amount, problem)
  if (typeof amount !== 'string') throw fault('must be a string of decimal text such as "19.99"')
  if (!isShortText(amount)) throw fault('must be a short decimal text such as "19.99"')
  const match = /^\d+(?:\.(\d+))?$/.exec(amount)
  if (!match) throw fault('must be plain decimal text such as "19.99", without sign, exponent or groups')
  if ((match[1] ?? '').length > decimals)
    throw fault(`has more than ${decimals} decimals, which is all that ${symbol} has`)
  const units = parseUnits(amount, decimals)
  if (units === 0n) throw fault('must be more than 0')
  if (units > MOST_UNITS[namespace]) throw fault(`is more than ${namespace} can count`)
  return amount
}

function readOptions({ openInNewTab, redirectUrl, payWithExchange }: Given) {
  if (openInNewTab !== undefined && typeof openInNewTab !== 'boolean')
    throw invalidPayment('INVALID_PAYMENT_CONFIG', 'openInNewTab', openInNewTab, 'must be true or false')
  return {
    ...(openInNewTab !== undefined && { openInNewTab }),
    ...(redirectUrl !== undefined && { redirectUrl: readRedirect(redirectUrl) }),
    ...(payWithExchange !== undefined && { payWithExchange: readExchanges(payWithExchange) }),
  }
}

function readRedirect(given: unknown) {
  const fault = (name: string, value: unknown, problem: string) =>
    invalidPayment('INVALID_PAYMENT_CONFIG', `redirectUrl${name}`, value, problem)
  if (!isRecord(given)) throw fault('', given, 'must be an object')
  if (!isWebUrl(given.success)) throw fault('.success', given.success, 'must be a web address')
  if (!isWebUrl(given.failure)) throw fault('.failure', given.failure, 'must be a web address')
  return { success: given.success, failure: given.failure }
}

const MOST_EXCHANGES = 1_000

function readExchanges(given: unknown) {
  if (!isRecord(given)) throw invalidPayment('INVALID_PAYMENT_CONFIG', 'payWithExchange', given, 'must be an object')
  const { includeOnly, exclude } = given
  return {
    ...(includeOnly !== undefined && { includeOnly: readIds('includeOnly', includeOnly) }),
    ...(exclude !== undefined && { exclude: readIds('exclude', exclude) }),
  }
}

function readIds(name: string, given: unknown): readonly string[] {
  if (!isListOf(given, isShortText, MOST_EXCHANGES)) {
    throw invalidPayment('INVALID_PAYMENT_CONFIG', `payWithExchange.${name}`, given, 'must be a list of ids')
  }
  return [...given]
}
