/**
 * The keys of a sandbox wallet. They stay in WebCrypto and cannot be read back.
 *
 * In      seeds of 32 bytes
 * Out     each with its address, and what it can sign
 * Throws  SolanaError for a seed of another length
 */
import {
  type Address,
  createKeyPairFromPrivateKeyBytes,
  getAddressEncoder,
  getAddressFromPublicKey,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
  type Transaction,
} from '@solana/kit'

/** A key of the wallet. */
export type SandboxKey = {
  readonly address: Address
  readonly publicKey: Uint8Array
  readonly signMessage: (message: Uint8Array) => Promise<Uint8Array>
  /** Adds its signature; resolves the whole as it travels. */
  readonly signTransaction: (transaction: Transaction) => Promise<Uint8Array>
}

/** Makes the keys. */
export function createSandboxKeys(seeds: readonly Uint8Array[]): Promise<readonly SandboxKey[]> {
  return Promise.all(seeds.map(createKey))
}

async function createKey(seed: Uint8Array): Promise<SandboxKey> {
  const pair = await createKeyPairFromPrivateKeyBytes(seed)
  const address = await getAddressFromPublicKey(pair.publicKey)
  return {
    address,
    publicKey: Uint8Array.from(getAddressEncoder().encode(address)),
    signMessage: (message) => signBytes(pair.privateKey, message),
    async signTransaction(transaction) {
      return Uint8Array.from(getTransactionEncoder().encode(await partiallySignTransaction([pair], transaction)))
    },
  }
}
