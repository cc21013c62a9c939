import type { CaipNetworkId } from '@bowline/kit-core'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2tr, p2wpkh } from '@scure/btc-signer'
import { getChain } from '../chain/chains.js'
import { toHex } from '../chain/encode.js'
import { getNetworkParams } from '../transfer/network-params.js'

/** An address of a Bitcoin sandbox wallet and its key. */
export type SandboxAddress = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  readonly script: Uint8Array
  /** Internal key of a taproot address; undefined for others. */
  readonly internalKey?: Uint8Array | undefined
}

/** Derives the addresses of a key: one for payments (BIP-84 type) and one for ordinals (BIP-86 type). */
export function deriveAddresses(privateKey: Uint8Array, caipNetworkId: CaipNetworkId): readonly SandboxAddress[] {
  const network = getNetworkParams(getChain(caipNetworkId))
  const publicKey = secp256k1.getPublicKey(privateKey)
  const internalKey = schnorr.getPublicKey(privateKey)
  const payment = p2wpkh(publicKey, network)
  const ordinals = p2tr(internalKey, undefined, network)
  return [
    { address: payment.address ?? '', purpose: 'payment', publicKey, privateKey, script: payment.script },
    {
      address: ordinals.address ?? '',
      purpose: 'ordinals',
      publicKey: internalKey,
      privateKey,
      script: ordinals.script,
      internalKey,
    },
  ]
}

/** Whether an output's script pays to an address. */
export function paysTo({ script }: SandboxAddress, output: Uint8Array): boolean {
  return toHex(script) === toHex(output) && OutScript.decode(output).type !== 'unknown'
}
