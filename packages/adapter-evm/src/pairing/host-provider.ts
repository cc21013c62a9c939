/**
 * The app's own provider of WalletConnect, as far as the kit uses it, and whether something is one. It is the app's, so it is
 * looked at before it is believed.
 *
 * Source  @walletconnect/ethereum-provider 2.21.1 and 2.21.8
 */
import { safeGet } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'

/** An `EthereumProvider` of `@walletconnect/ethereum-provider`. */
export interface HostProvider {
  /** The session it has; undefined while no wallet is paired. */
  readonly session?: unknown
  /** The provider beneath it, whose `client` speaks the pairing protocol. */
  readonly signer: object
  connect(): Promise<unknown>
  disconnect(): Promise<unknown>
  request: WalletProvider['request']
  // biome-ignore lint/suspicious/noExplicitAny: the package types each event's listener, which no one type of ours fits
  on(event: any, listener: any): unknown
  // biome-ignore lint/suspicious/noExplicitAny: as above
  removeListener(event: any, listener: any): unknown
}

/** A provider as an app hands it over. */
export type HostProviderInput = HostProvider | Promise<HostProvider> | (() => HostProvider | Promise<HostProvider>)

const MEMBERS = ['connect', 'disconnect', 'request', 'on', 'removeListener'] as const

/** Whether something is a provider that the kit can pair by. Its client is looked at by the core. */
export function isHostProvider(value: unknown): value is HostProvider {
  return (
    MEMBERS.every((name) => typeof safeGet(value, name) === 'function') &&
    typeof safeGet(safeGet(value, 'signer'), 'connect') === 'function' &&
    typeof safeGet(safeGet(value, 'signer'), 'client') === 'object'
  )
}

/** The topic of a session. */
export function topicOf(session: unknown): unknown {
  return safeGet(session, 'topic')
}

const attempts = new WeakMap<object, number>()

/** Whether what the provider tells now is of a session that the kit made. */
export function isPairing(provider: HostProvider): boolean {
  return (attempts.get(provider) ?? 0) > 0
}

/** Notes that a wallet has answered the kit, until the returned function is called. */
export function notePairing(provider: HostProvider): () => void {
  attempts.set(provider, (attempts.get(provider) ?? 0) + 1)
  return () => void attempts.set(provider, (attempts.get(provider) ?? 1) - 1)
}
