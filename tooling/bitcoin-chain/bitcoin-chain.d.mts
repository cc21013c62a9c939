/** A chain that is running on loopback, asked as an esplora API is. */
export interface BitcoinChain {
  /** Where it listens: `http://127.0.0.1:PORT`. With `/node-1`, `/node-2` … appended, other nodes of the same chain. */
  readonly url: string
  /** Paths that were asked so far, with their method: `GET /blocks/tip/height`. */
  readonly requests: readonly string[]
  /** Gives an address new coins, in a transaction of their own; in a block unless told otherwise. Its id. */
  fund(address: string, sats: bigint, params?: { readonly isConfirmed?: boolean }): string
  /** Takes everything that waits into blocks; the new height. */
  mine(blocks?: number): number
  /** Forgets a transaction that waits, and all that spends what it made. */
  drop(txid: string): void
  /** Puts empty blocks, one more than these, in the place of the newest ones: what stood in them waits again. The new height. */
  reorg(blocks: number): number
  /** What an address holds, waiting transactions included. */
  balanceOf(address: string): bigint
  /** What a transaction of the chain left to whoever takes it into a block. */
  feeOf(txid: string): bigint
  /** Sats for a byte that the chain tells for the next blocks, and asks for at least. */
  setFeeRate(satsPerByte: number): void
  /** Answers in place of the chain until it answers undefined: a body with a status. */
  answerWith(answer: ((path: string) => { status: number; body: string } | undefined) | undefined): void
  /**
   * Carries requests out, then sends another response, or none at all. `path` begins with the node's name; `undefined` leaves the
   * response as it is.
   */
  replaceResponse(
    replace:
      | ((
          path: string,
          response: { status: number; body: string },
        ) => { status: number; body: string } | 'disconnect' | undefined)
      | undefined,
  ): void
  close(): Promise<void>
}

/** How addresses are written. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'regtest'

/** Starts a chain; port 0, which is the default, takes a free one; `regtest` unless given. */
export function startBitcoinChain(params?: {
  readonly port?: number
  readonly network?: BitcoinNetworkName
}): Promise<BitcoinChain>

/** Whether a signature, base64, is of this message by the owner of this address: BIP-322, or recoverable ECDSA. */
export function verifyMessage(params: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean
