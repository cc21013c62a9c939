/** A chain that runs on loopback, with the API of esplora. */
export interface BitcoinChain {
  /** URL of the API: `http://127.0.0.1:PORT`. With `/node-1`, `/node-2` … appended, other nodes of the same chain. */
  readonly url: string
  /** Requested paths so far, with their method: `GET /blocks/tip/height`. */
  readonly requests: readonly string[]
  /** Gives an address new coins, in a separate transaction; in a block by default. Returns its id. */
  fund(address: string, sats: bigint, params?: { readonly isConfirmed?: boolean }): string
  /** Puts all waiting transactions into blocks; returns the new height. */
  mine(blocks?: number): number
  /** Drops a waiting transaction, and all that spend its outputs. */
  drop(txid: string): void
  /** Replaces the newest blocks with one more empty block: their transactions wait again. Returns the new height. */
  reorg(blocks: number): number
  /** Balance of an address, waiting transactions included. */
  balanceOf(address: string): bigint
  /** Fee of a transaction on the chain. */
  feeOf(txid: string): bigint
  /** Sats for a byte that the chain estimates for the next blocks, and requires. */
  setFeeRate(satsPerByte: number): void
  /** Responds in place of the chain until it returns undefined: a body with a status. */
  answerWith(answer: ((path: string) => { status: number; body: string } | undefined) | undefined): void
  /**
   * Carries requests out, then sends another response, or none at all. `path` starts with the node's name; `undefined` keeps the
   * response.
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

/** Address formats. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'regtest'

/** Starts a chain on a port, by default 0 for a free one, and on a network, by default `regtest`. */
export function startBitcoinChain(params?: {
  readonly port?: number
  readonly network?: BitcoinNetworkName
}): Promise<BitcoinChain>

/** Whether a base64 signature of this message is by the owner of this address: BIP-322, or recoverable ECDSA. */
export function verifyMessage(params: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean
