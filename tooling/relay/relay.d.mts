/** A relay that is running on loopback. */
export interface Relay {
  /** Where it listens: `ws://127.0.0.1:PORT`. */
  readonly url: string
  /** How many clients are connected. */
  connections(): number
  /** How many connections were made so far, refused ones included. */
  attempts(): number
  /** Resolves when this many clients are connected. */
  connected(count: number): Promise<void>
  /** Cuts every connection; clients may come back at once. */
  drop(): void
  /** Of several connections of one client it delivers to the newest alone, as the public service does. */
  serveNewest(): void
  /** Cuts every connection and refuses new ones until `resume`. */
  pause(): void
  /** Keeps connections open but neither reads nor writes until `resume`; what was sent meanwhile is then served. */
  mute(): void
  /** Ends every connection, and each new one, with the given words, as a service does that knows the project not. Until `resume`. */
  refuse(reason: string): void
  /** Serves as usual again. */
  resume(): void
  /** Sends malformed traffic to every client but the wallets of `createWalletPeer`, which would break of it. */
  corrupt(): void
  /** Ends it. */
  close(): Promise<void>
}

/** Starts a relay; port 0, which is the default, takes a free one. */
export function startRelay(params?: { readonly port?: number }): Promise<Relay>

/** What a wallet grants in one namespace. */
export interface WalletNamespace {
  /** CAIP-10, the active one first. */
  readonly accounts: readonly string[]
  /** All that is asked for unless given. */
  readonly methods?: readonly string[]
  /** All that is asked for unless given. */
  readonly events?: readonly string[]
}

/** What a page asks for, per namespace. */
export type WalletProposal = Readonly<
  Record<
    string,
    { readonly chains?: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** What a page asks of the wallet. */
export interface WalletRequest {
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

export interface WalletPeerParams {
  readonly relayUrl: string
  readonly metadata?: {
    readonly name?: string
    readonly description?: string
    readonly url?: string
    readonly icons?: readonly string[]
  }
  /** What it grants at most, by namespace; of it a page gets what it asked for. */
  readonly namespaces: Readonly<Record<string, WalletNamespace>>
  /** `ignore` leaves a proposal unanswered until `answer`. `approve` unless given. */
  readonly policy?: 'approve' | 'reject' | 'ignore'
  /** Answers a request; what it throws is the refusal, with its `code` and `message`. Refuses everything unless given. */
  readonly onRequest?: (request: WalletRequest) => unknown
  /** Signs the message that a page asks for while it pairs; without it the wallet does not know of such messages. */
  readonly onSignIn?: (params: { readonly address: string; readonly message: string }) => Promise<string>
}

/** A wallet that pairs. */
export interface WalletPeer {
  /** Proposals that came, in order. */
  readonly proposals: readonly WalletProposal[]
  /** Requests that came, in order. */
  readonly requests: readonly WalletRequest[]
  /** Topics of the sessions that live. */
  sessions(): readonly string[]
  /** Scans an address; resolves when the proposal behind it was answered by the policy, or has come if that is `ignore`. */
  pair(uri: string): Promise<void>
  /** Answers the proposal that waits longest. */
  answer(policy: 'approve' | 'reject'): Promise<void>
  /** What it will grant from now on. */
  grant(namespaces: Readonly<Record<string, WalletNamespace>>): void
  /** Changes what the live session grants. */
  update(namespaces: Readonly<Record<string, WalletNamespace>>): Promise<void>
  /** Tells that other accounts are open in a network, CAIP-10. */
  changeAccounts(caipNetworkId: string, accounts: readonly string[]): Promise<void>
  /** Tells that it is on another network now. */
  changeNetwork(caipNetworkId: string): Promise<void>
  /** Sends any event, well-formed or not, on a network of the session. */
  emit(caipNetworkId: string, event: { readonly name: string; readonly data: unknown }): Promise<void>
  /** Ends the live session. */
  disconnect(): Promise<void>
  /** Resolves when the page has ended every session. */
  ended(): Promise<void>
  /** Goes away without a word. */
  close(): Promise<void>
}

/** Makes a wallet on the protocol's own client. */
export function createWalletPeer(params: WalletPeerParams): Promise<WalletPeer>
