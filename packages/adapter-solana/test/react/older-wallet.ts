/** An older kind of wallet: an adapter object that the app passes to `WalletProvider`. */

import { createKeyPairFromBytes, signBytes } from '@solana/kit'
import {
  BaseMessageSignerWalletAdapter,
  type TransactionOrVersionedTransaction,
  type WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import { Keypair, type PublicKey, Transaction, type TransactionVersion, VersionedTransaction } from '@solana/web3.js'

export class OlderWallet extends BaseMessageSignerWalletAdapter {
  name = named('Older Wallet')
  url = 'https://wallet.example'
  icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  readyState: WalletReadyState = WalletReadyState.Loadable
  publicKey: PublicKey | null = null
  connecting = false
  supportedTransactionVersions: ReadonlySet<TransactionVersion> = new Set<TransactionVersion>(['legacy', 0])
  /** Number of windows it opened. */
  windows = 0
  /** Class of each transaction it got. */
  readonly signed: string[] = []
  readonly #keys: readonly [Keypair, Keypair]
  #key: Keypair

  constructor(first: Uint8Array, second: Uint8Array) {
    super()
    this.#keys = [Keypair.fromSeed(first), Keypair.fromSeed(second)]
    this.#key = this.#keys[0]
  }

  async connect() {
    if (this.connected || this.connecting) return
    this.connecting = true
    this.windows += 1
    await Promise.resolve()
    this.connecting = false
    this.publicKey = this.#key.publicKey
    this.emit('connect', this.publicKey)
  }

  async disconnect() {
    if (!this.connected) return
    this.publicKey = null
    this.emit('disconnect')
  }

  /** The user switches to the other account in the wallet. */
  goOn() {
    this.#key = this.#keys[1]
    this.publicKey = this.#key.publicKey
    this.emit('connect', this.publicKey)
  }

  async signTransaction<T extends TransactionOrVersionedTransaction<this['supportedTransactionVersions']>>(given: T) {
    this.signed.push(given instanceof VersionedTransaction ? 'versioned' : 'legacy')
    if (given instanceof VersionedTransaction) given.sign([this.#key])
    else if (given instanceof Transaction) given.partialSign(this.#key)
    return given
  }

  async signMessage(message: Uint8Array) {
    return sign(message, this.#key)
  }
}

function named(name: string): WalletName {
  if (!isName(name)) throw new TypeError('No name')
  return name
}

function isName(name: string): name is WalletName {
  return name.length > 0
}

async function sign(message: Uint8Array, { secretKey }: Keypair): Promise<Uint8Array> {
  const { privateKey } = await createKeyPairFromBytes(secretKey)
  return Uint8Array.from(await signBytes(privateKey, message))
}
