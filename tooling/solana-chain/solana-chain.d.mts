/** A Solana chain that runs in this process and listens on loopback. */
export interface SolanaChain {
  /** Its JSON-RPC URL: `http://127.0.0.1:PORT`. */
  readonly url: string
  /** Its subscription URL, one port higher, as clients expect: `ws://127.0.0.1:PORT+1`. */
  readonly wsUrl: string
  /** Its first 32 letters are the chain's CAIP-2 reference. */
  readonly genesisHash: string
  /** Number of open sockets. */
  connections(): number
  /** Gives lamports; resolves to the signature of the transaction. */
  airdrop(params: { readonly to: string; readonly lamports: bigint }): Promise<string>
  /** Gives tokens of a mint, which it creates if needed, to the owner's associated token account. */
  mint(params: MintParams): Promise<MintedToken>
  /** The lamports of an address, read from the ledger itself; 0 for a missing account. */
  balanceOf(address: string): bigint
  /** The base units in a token account, read from the ledger itself; 0 for a missing one. */
  tokenBalanceOf(account: string): bigint
  /** Overwrites the data of an account, as its program would. */
  rewrite(address: string, change: (data: Uint8Array) => Uint8Array): void
  /** Advances until every earlier blockhash has expired. */
  expireBlockhash(): void
  /** Advances by blocks, by default one, and moves its clock ahead of the real one by seconds. */
  advance(params?: { readonly blocks?: number; readonly seconds?: number }): void
  /** Accepts transactions as before, but puts none into a block until `release`. Two equal ones, airdrops too, are then one. */
  hold(): void
  /** Puts held transactions into blocks; expired ones are dropped silently, as on any chain. */
  release(): void
  /** Ends it, with every connection. */
  close(): Promise<void>
}

export interface StartSolanaChainParams {
  /** The port on 127.0.0.1; 0, the default, is any free one with a free port after it. */
  readonly port?: number
  /** Its genesis hash, for clients that compare; its own by default. */
  readonly genesisHash?: string
}

export interface MintParams {
  readonly owner: string
  /** In base units. */
  readonly amount: bigint
  /** 6 by default; ignored for an existing mint. */
  readonly decimals?: number
  /** Address of the mint; a new one by default. */
  readonly mint?: string
  /** The program of a new mint; `token` by default. */
  readonly program?: 'token' | 'token-2022'
  /** Token-2022 extensions of a new mint: type, length and bytes of each, concatenated. */
  readonly extensions?: Uint8Array
}

/** Given tokens. */
export interface MintedToken {
  readonly mint: string
  /** The owner's associated token account. */
  readonly account: string
  readonly decimals: number
}

/** Starts a chain and waits until it responds. Every chain is a new one. */
export function startSolanaChain(params?: StartSolanaChainParams): Promise<SolanaChain>
