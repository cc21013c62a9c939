/**
 * The keys of a sandbox wallet. They stay in WebCrypto and cannot be exported.
 *
 * In      seeds of 32 bytes
 * Out     one key per seed, with its address and its signing methods
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
  /** Adds its signature; resolves to the serialized transaction. */
  readonly signTransaction: (transaction: Transaction) => Promise<Uint8Array>
}

/** Creates the keys. */
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
