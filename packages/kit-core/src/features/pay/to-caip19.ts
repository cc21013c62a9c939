/**
 * CAIP-19 id of a payment's asset, as the pay service expects it.
 *
 * Out     `…/slip44:60` and `…/slip44:501` for native tokens, `…/erc20:{address}` and `…/token:{address}` for tokens
 * Source  CAIP-19, CAIP-20; spec R-PAY-07
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { NATIVE_ASSET, type PaymentAsset } from '../../core/state/payment.js'
import { getPaymentRules } from './payment-rules.js'

export function toCaip19({ network, asset }: PaymentAsset): string {
  const { nativeAsset: coinAsset, tokenAsset } = getPaymentRules(parseCaipNetworkId(network).namespace) ?? {}
  return `${network}/${asset === NATIVE_ASSET ? coinAsset : `${tokenAsset}:${asset}`}`
}
