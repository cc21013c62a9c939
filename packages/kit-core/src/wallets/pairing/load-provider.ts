/**
 * Finds or creates the WalletConnect provider the kit pairs with: one that an adapter brings, the app's
 * `universalProvider`, or a client from the optional package.
 *
 * Throws  PairingUnavailableError  the package is not installed, or `universalProvider` is not a provider
 *         HostProviderError        the adapter's provider is not a provider
 * Source  spec R-CONN-42, R-CONN-119; toolchain design §9: telemetry off, no vendor's modal, a storage of our own
 */

import { perOwner } from '../../base/async/per-owner.js'
import { acquirePageNumber } from '../../base/browser/page-lock.js'
import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { Log } from '../../base/log/log.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import { HostProviderError, PairingUnavailableError } from './errors.js'
import { guardRequests } from './guard-requests.js'
import { guardSessions } from './guard-sessions.js'
import { loadClientPackage } from './load-client-package.js'
import { installNativeCrypto } from './native-crypto.js'
import type { NetworkAliases } from './network-aliases.js'
import { createProviderLog } from './provider-log.js'
import { isProvider, method, type ProviderShape } from './provider-shape.js'
import { createProviderStorage } from './provider-storage.js'

/** What the WalletConnect transport needs from the kit. */
export type PairingContext = {
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata: () => AppMetadata
  readonly aliases: () => NetworkAliases
  readonly storage: TextStorage
  readonly log: Log
  /** The `universalProvider` option: the app's own provider, or a promise of one. */
  readonly universalProvider: unknown
  /** From an adapter: loads the provider the app itself pairs with; it may resolve to none. */
  readonly hostProvider?: (() => Promise<unknown>) | undefined
  /** Tracks what its wallets send; undefined when nothing is tracked. */
  readonly kit?: Kit | undefined
  /** Receives the errors that the provider reports. */
  readonly onMessage: (text: string) => void
}

/** Separates the kit's sessions from those of the app's own connector. */
const STORAGE_NAME = 'bowline'

const ownerOf = perOwner((): { owner?: 'kit' | 'host' } => ({}))

/** Whether the kit created this provider. It never patches or closes one of the app's. */
export function isKitProvider(provider: ProviderShape): boolean {
  return ownerOf(provider).owner === 'kit'
}

/** Whether an adapter brought this provider: the app pairs with it too, and also controls its session. */
export function isHostProvider(provider: ProviderShape): boolean {
  return ownerOf(provider).owner === 'host'
}

export async function resolveProvider(context: PairingContext): Promise<ProviderShape> {
  const host = await context.hostProvider?.()
  if (host !== undefined) {
    if (!isProvider(host)) throw new HostProviderError()
    ownerOf(host).owner = 'host'
    return host
  }
  if (context.universalProvider !== undefined) {
    const given: unknown = await context.universalProvider
    if (isProvider(given)) return given
    throw new PairingUnavailableError()
  }
  const Client: unknown = safeGet(await loadClientPackage(), 'SignClient')
  const { name, description, url, icons } = context.metadata()
  if (typeof Client !== 'function') throw new PairingUnavailableError()
  const options = {
    projectId: context.projectId,
    relayUrl: context.relayUrl,
    metadata: { name, description, url, icons: [...icons] },
    customStoragePrefix: STORAGE_NAME,
    storage: createProviderStorage(context.storage, await acquirePageNumber(`${STORAGE_PREFIX}pairing`)),
    logger: createProviderLog(context.log, context.onMessage),
    telemetryEnabled: false,
  }
  const client: unknown = Reflect.construct(Client, [options])
  // Before the client starts: it signs a token for the relay first.
  installNativeCrypto(safeGet(client, 'core'))
  await method(client, 'initialize')?.()
  const provider: unknown = { client }
  if (!isProvider(provider)) throw new PairingUnavailableError()
  disableVerification(provider)
  guardRequests(provider.client)
  guardSessions(provider.client)
  ownerOf(provider).owner = 'kit'
  return provider
}

/** Disables the library's verification frame, added at each proposal and request; the page's policy does not allow it. */
function disableVerification({ client }: ProviderShape): void {
  const verify = safeGet(client.core, 'verify')
  if (typeof verify !== 'object' || verify === null) return
  Reflect.set(verify, 'register', async () => '')
  Reflect.set(verify, 'resolve', async () => undefined)
}
