/**
 * The part of the WalletConnect provider and its client that the kit uses, and a check for it. The provider may be the
 * app's own, so its shape is verified before use.
 *
 * Source  @walletconnect/sign-client and universal-provider 2.21.8
 */

import { safeGet } from '../../base/validation/safe-get.js'

/** A provider: the app's own, or an object around the kit's client. */
export interface ProviderShape {
  readonly client: ClientShape
  /** Only on a provider the app itself pairs with: its current session. */
  readonly session?: unknown
}

/** The client, which implements the WalletConnect protocol. */
export interface ClientShape {
  connect(params: { optionalNamespaces: ProposedShape }): Promise<{ uri?: unknown; approval: () => Promise<unknown> }>
  /** Undefined in older clients. */
  authenticate?(params: AuthenticateShape): Promise<{ uri?: unknown; response: () => Promise<unknown> }>
  formatAuthMessage?(params: { request: unknown; iss: unknown }): unknown
  request(params: { topic: string; chainId: string; request: { method: string; params: unknown } }): Promise<unknown>
  disconnect(params: { topic: string; reason: { code: number; message: string } }): Promise<void>
  on(event: string, listener: (event: unknown) => void): unknown
  off(event: string, listener: (event: unknown) => void): unknown
  readonly session: { getAll(): readonly unknown[] }
  readonly proposal: { getAll(): readonly unknown[] }
  readonly core: CoreShape
}

/** The core of a client. */
export interface CoreShape {
  readonly relayer: RelayerShape
  readonly heartbeat: { init(): Promise<void>; stop(): void }
  readonly expirer: ExpirerShape
  readonly history?: HistoryShape
}

/** Emits requests to wallets before they are sent, and the wallets' responses. */
export interface HistoryShape {
  readonly values?: unknown
  on(event: string, listener: (record: unknown) => void): unknown
  off(event: string, listener: (record: unknown) => void): unknown
}

/** Tracks when the client's data expires; emits when a session is ended from this side. */
export interface ExpirerShape {
  set(key: number | string, expirySec: number): void
  on?(event: string, listener: (event: unknown) => void): unknown
  off?(event: string, listener: (event: unknown) => void): unknown
}

/** The client's connection to the relay. */
export interface RelayerShape {
  readonly connected: boolean
  on(event: string, listener: (event: unknown) => void): unknown
  off(event: string, listener: (event: unknown) => void): unknown
  transportOpen(): Promise<void>
  transportClose(): Promise<void>
  restartTransport(): Promise<void>
}

/** Parameters of `authenticate`: the sign-in message that a wallet signs while it pairs. Times are ISO-8601. */
export type AuthenticateShape = {
  chains: string[]
  domain: string
  uri: string
  nonce: string
  methods: string[]
  statement?: string
  exp?: string
  nbf?: string
  resources?: string[]
}

/** Namespaces as a proposal contains them. */
export type ProposedShape = Record<
  string,
  { chains: string[]; methods: string[]; events: string[]; rpcMap?: Record<string, string> }
>

/** Whether a value is a provider that the kit can use. */
export function isProvider(value: unknown): value is ProviderShape {
  const client = safeGet(value, 'client')
  const core = safeGet(client, 'core')
  const relayer = safeGet(core, 'relayer')
  return (
    has(client, 'connect', 'request', 'disconnect', 'on', 'off') &&
    has(safeGet(client, 'session'), 'getAll') &&
    has(safeGet(client, 'proposal'), 'getAll') &&
    has(relayer, 'on', 'off', 'transportOpen', 'transportClose', 'restartTransport') &&
    has(safeGet(core, 'heartbeat'), 'init', 'stop') &&
    has(safeGet(core, 'expirer'), 'set')
  )
}

/** Returns a method of a value, bound to it; undefined if there is none. */
export function method(value: unknown, name: string): ((...args: unknown[]) => unknown) | undefined {
  const found = safeGet(value, name)
  return typeof found === 'function' ? (...args) => Reflect.apply(found, value, args) : undefined
}

function has(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof safeGet(value, name) === 'function')
}
