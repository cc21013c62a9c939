/**
 * What an app asks to be paid, checked before anything is shown or asked.
 *
 * In      given      as the app gives it, possibly from plain JavaScript
 *         networkOf  the network of an id, where the app lists it
 * Out     the payment, copied
 * Throws  PayError  INVALID_PAYMENT_CONFIG (network, or an option of a wrong kind), INVALID_CHAIN_NAMESPACE, INVALID_ASSET,
 *                   INVALID_RECIPIENT, INVALID_AMOUNT (nothing, no plain decimal text, more digits than the asset has, more than
 *                   its chain can count)
 * Source  spec R-PAY-02, R-PAY-03, R-PAY-11; security design §8 (amounts, receivers)
 */
import { parseUnits } from '../amount/parse-units.js'
import { isCaipNetworkId, parseCaipNetworkId } from '../caip/caip.js'
import type { CaipNetworkId } from '../caip/namespace.js'
import { isListOf, isRecord, isShortText, isWebUrl } from '../guard/guard.js'
import { standsForCoin } from '../network/coin-stand-ins.js'
import type { Network } from '../network/network.js'
import { isAddressOf, isPayNamespace, type PayNamespace } from './address-form.js'
import { PayError } from './errors.js'
import { NATIVE_ASSET, type Payment, type PaymentAsset } from './payment.js'

type NetworkOf = (caipNetworkId: CaipNetworkId) => Network | undefined

const MOST_DECIMALS = 36

/** The most base units a family can count. */
const MOST_UNITS: Readonly<Record<PayNamespace, bigint>> = { eip155: 2n ** 256n - 1n, solana: 2n ** 64n - 1n }

/** Reads and checks a payment. */
export function readPayment(given: unknown, networkOf: NetworkOf): Payment {
  if (!isRecord(given) || !isRecord(given.paymentAsset)) throw new PayError('INVALID_PAYMENT_CONFIG')
  const { network } = given.paymentAsset
  if (!isCaipNetworkId(network)) throw new PayError('INVALID_PAYMENT_CONFIG')
  const { namespace } = parseCaipNetworkId(network)
  if (!isPayNamespace(namespace)) throw new PayError('INVALID_CHAIN_NAMESPACE')
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
  const isCoin = typeof given.asset === 'string' && standsForCoin(network, given.asset)
  const asset = isCoin ? NATIVE_ASSET : given.asset
  const isKnown = asset === NATIVE_ASSET || isAddressOf(namespace, asset)
  if (!isKnown || typeof asset !== 'string' || !isRecord(metadata)) throw new PayError('INVALID_ASSET')
  const { name, symbol, decimals } = metadata
  if (!isShortText(name) || !isShortText(symbol) || !isDecimals(decimals)) throw new PayError('INVALID_ASSET')
  const coin = asset === NATIVE_ASSET ? networkOf(network)?.nativeCurrency : undefined
  if (coin && coin.decimals !== decimals) throw new PayError('INVALID_ASSET')
  return { network, asset, metadata: { name, symbol, decimals } }
}

function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DECIMALS
}

function readRecipient(recipient: unknown, { asset }: PaymentAsset, namespace: PayNamespace): string {
  if (!isAddressOf(namespace, recipient)) throw new PayError('INVALID_RECIPIENT')
  const isToken = recipient === asset || (namespace === 'eip155' && recipient.toLowerCase() === asset.toLowerCase())
  if (isToken) throw new PayError('INVALID_RECIPIENT')
  return recipient
}

function readAmountOf(amount: unknown, { metadata }: PaymentAsset, namespace: PayNamespace): string {
  if (!isShortText(amount)) throw new PayError('INVALID_AMOUNT')
  const units = unitsOf(amount, metadata.decimals)
  if (units === undefined || units === 0n || units > MOST_UNITS[namespace]) throw new PayError('INVALID_AMOUNT')
  return amount
}

function unitsOf(amount: string, decimals: number): bigint | undefined {
  try {
    return parseUnits(amount, decimals)
  } catch {
    return undefined
  }
}

function readOptions({ openInNewTab, redirectUrl, payWithExchange }: Given) {
  if (openInNewTab !== undefined && typeof openInNewTab !== 'boolean') throw new PayError('INVALID_PAYMENT_CONFIG')
  return {
    ...(openInNewTab !== undefined && { openInNewTab }),
    ...(redirectUrl !== undefined && { redirectUrl: readRedirect(redirectUrl) }),
    ...(payWithExchange !== undefined && { payWithExchange: readExchanges(payWithExchange) }),
  }
}

function readRedirect(given: unknown) {
  if (!isRecord(given) || !isWebUrl(given.success) || !isWebUrl(given.failure)) {
    throw new PayError('INVALID_PAYMENT_CONFIG')
  }
  return { success: given.success, failure: given.failure }
}

const MOST_EXCHANGES = 1_000

function readExchanges(given: unknown) {
  if (!isRecord(given)) throw new PayError('INVALID_PAYMENT_CONFIG')
  const { includeOnly, exclude } = given
  return {
    ...(includeOnly !== undefined && { includeOnly: readIds(includeOnly) }),
    ...(exclude !== undefined && { exclude: readIds(exclude) }),
  }
}

function readIds(given: unknown): readonly string[] {
  if (!isListOf(given, isShortText, MOST_EXCHANGES)) throw new PayError('INVALID_PAYMENT_CONFIG')
  return [...given]
}
