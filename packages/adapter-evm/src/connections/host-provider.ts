/**
 * The part of the app's own WalletConnect provider that the kit uses, and a check for it. The provider comes from the app,
 * so the kit checks it before use.
 *
 * Source  @walletconnect/ethereum-provider 2.21.1 and 2.21.8
 */
import { safeGet } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'

/** An `EthereumProvider` of `@walletconnect/ethereum-provider`. */
export interface HostProvider {
  /** The current session; undefined while no wallet is paired. */
  readonly session?: unknown
  /** The inner provider. Its `client` speaks the pairing protocol. */
  readonly signer: object
  connect(): Promise<unknown>
  disconnect(): Promise<unknown>
  request: WalletProvider['request']
  // biome-ignore lint/suspicious/noExplicitAny: the package types each event's listener, which no one type of ours fits
  on(event: any, listener: any): unknown
  // biome-ignore lint/suspicious/noExplicitAny: as above
  removeListener(event: any, listener: any): unknown
}

/** A provider as an app passes it: the object, a promise of it, or a function that creates it. */
export type HostProviderInput = HostProvider | Promise<HostProvider> | (() => HostProvider | Promise<HostProvider>)

const MEMBERS = ['connect', 'disconnect', 'request', 'on', 'removeListener'] as const

/** Whether a value is a provider that the kit can pair through. The core checks its client. */
export function isHostProvider(value: unknown): value is HostProvider {
  return (
    MEMBERS.every((name) => typeof safeGet(value, name) === 'function') &&
    typeof safeGet(safeGet(value, 'signer'), 'connect') === 'function' &&
    typeof safeGet(safeGet(value, 'signer'), 'client') === 'object'
  )
}

/** The topic of a session; undefined if it has none. */
export function getTopic(session: unknown): unknown {
  return safeGet(session, 'topic')
}

const attempts = new WeakMap<object, number>()

/** Whether the provider's events now belong to a session that the kit is creating, not to one of the app. */
export function isKitPairing(provider: HostProvider): boolean {
  return (attempts.get(provider) ?? 0) > 0
}

/** Marks that the kit is creating a session, from the wallet's response until the returned function is called. */
export function markPairing(provider: HostProvider): () => void {
  attempts.set(provider, (attempts.get(provider) ?? 0) + 1)
  return () => void attempts.set(provider, (attempts.get(provider) ?? 1) - 1)
}
