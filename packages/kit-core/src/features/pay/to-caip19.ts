/**
 * CAIP-19 id of a payment's asset, as the pay service expects it.
 *
 * Out     `…/slip44:60` and `…/slip44:501` for native tokens, `…/erc20:{address}` and `…/token:{address}` for tokens
 * Source  CAIP-19, CAIP-20; spec R-PAY-07
 */
import { NATIVE_ASSET, type PaymentAsset } from '../../core/state/payment.js'

export function toCaip19({ network, asset }: PaymentAsset): string {
  const isSolana = network.startsWith('solana:')
  if (asset === NATIVE_ASSET) return `${network}/slip44:${isSolana ? 501 : 60}`
  return `${network}/${isSolana ? 'token' : 'erc20'}:${asset}`
}
