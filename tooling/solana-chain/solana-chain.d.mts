/** A Solana chain that runs in this process and listens on loopback. */
export interface SolanaChain {
  /** Where it answers JSON-RPC: `http://127.0.0.1:PORT`. */
  readonly url: string
  /** Where it tells of changes, one port further, as clients expect: `ws://127.0.0.1:PORT+1`. */
  readonly wsUrl: string
  /** Its first 32 letters are the chain's CAIP-2 reference. */
  readonly genesisHash: string
  /** How many sockets are open. */
  connections(): number
  /** Gives lamports; resolves with the signature of the transaction that did. */
  airdrop(params: { readonly to: string; readonly lamports: bigint }): Promise<string>
  /** Gives tokens of a mint, which it makes where there is none, to the owner's associated token account. */
  mint(params: MintParams): Promise<MintedToken>
  /** The lamports of an address, read from the ledger itself; 0 where there is nothing. */
  balanceOf(address: string): bigint
  /** The base units in a token account, read from the ledger itself; 0 where there is none. */
  tokenBalanceOf(account: string): bigint
  /** Writes over what lies in an account, as its program would have. */
  rewrite(address: string, change: (data: Uint8Array) => Uint8Array): void
  /** Goes so many blocks further that every blockhash of before is too old. */
  expireBlockhash(): void
  /** Goes further by blocks, one unless given, and moves its clock ahead of the real one by seconds. */
  advance(params?: { readonly blocks?: number; readonly seconds?: number }): void
  /** Takes transactions as before, but puts none into a block until `release`. Two alike, airdrops too, are then one. */
  hold(): void
  /** Puts into blocks what was held back; what has expired meanwhile is dropped without a word, as on any chain. */
  release(): void
  /** Ends it, with every connection. */
  close(): Promise<void>
}

export interface StartSolanaChainParams {
  /** The port on 127.0.0.1; 0, which is the default, takes a free one with a free neighbour. */
  readonly port?: number
  /** What it says it is, for clients that compare; one of its own unless given. */
  readonly genesisHash?: string
}

export interface MintParams {
  readonly owner: string
  /** In base units. */
  readonly amount: bigint
  /** 6 unless given; of no account for a mint that is there. */
  readonly decimals?: number
  /** Where the mint is or shall be; a new address unless given. */
  readonly mint?: string
  /** The program of a new mint; `token` unless given. */
  readonly program?: 'token' | 'token-2022'
  /** What Token-2022 keeps behind a new mint: type, length and bytes of each, in one piece. */
  readonly extensions?: Uint8Array
}

/** Tokens that were given. */
export interface MintedToken {
  readonly mint: string
  /** The owner's associated token account. */
  readonly account: string
  readonly decimals: number
}

/** Starts a chain and waits until it answers. Every chain is a fresh one. */
export function startSolanaChain(params?: StartSolanaChainParams): Promise<SolanaChain>
