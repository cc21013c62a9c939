/**
 * Derives a wallet's keys from its entropy.
 *
 * In      16 bytes of entropy (12 words of BIP-39, no passphrase)
 * Out     the private keys of EVM m/44'/60'/0'/0/0 and Solana m/44'/501'/0'/0', and their addresses
 * Source  BIP-39, BIP-32, BIP-44, SLIP-10; design/security.md §6
 */

import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { WalletAddresses } from '../signer/signer.js'
import { deriveEd25519, deriveSecp256k1, HARDENED } from './derive-key.js'
import { VaultError } from './vault-error.js'

/** Length of a wallet's entropy in bytes. */
export const ENTROPY_BYTES = 16

const EVM_PATH = [HARDENED + 44, HARDENED + 60, HARDENED, 0, 0]
const SOLANA_PATH = [HARDENED + 44, HARDENED + 501, HARDENED, HARDENED]

/** The private keys of one wallet. The caller overwrites them with `wipeKeys`. */
export type WalletKeys = {
  readonly evm: Uint8Array
  readonly solana: Uint8Array
  readonly addresses: WalletAddresses
}

/** Derives both keys. Overwrites the seed and intermediate values. */
export async function deriveWalletKeys(entropy: Uint8Array): Promise<WalletKeys> {
  if (entropy.length !== ENTROPY_BYTES) throw new VaultError('The entropy of a wallet must have 16 bytes')
  const seed = await mnemonicToSeedWebcrypto(entropyToMnemonic(entropy, wordlist))
  try {
    const evm = deriveSecp256k1(seed, EVM_PATH)
    const solana = deriveEd25519(seed, SOLANA_PATH)
    return {
      evm,
      solana,
      addresses: {
        eip155: publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(evm, false))),
        solana: base58.encode(ed25519.getPublicKey(solana)),
      },
    }
  } finally {
    seed.fill(0)
  }
}

/** Overwrites the private keys with zeros. */
export function wipeKeys({ evm, solana }: WalletKeys): void {
  evm.fill(0)
  solana.fill(0)
}
