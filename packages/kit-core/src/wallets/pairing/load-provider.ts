/**
 * What the kit pairs by: the host's own WalletConnect provider, or a client made from the optional package.
 *
 * Throws  PairingUnavailableError  the package is not installed, or what the host gave is none
 *         HostProviderError        what an adapter brought is none, or could not be set up
 * Source  spec R-CONN-42, R-CONN-119; toolchain design §9: telemetry off, no vendor's modal, a storage of our own
 */

import { perOwner } from '../../base/async/scope.js'
import { acquirePageNumber } from '../../base/browser/page-lock.js'
import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { Log } from '../../base/log/log.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import { HostProviderError, PairingUnavailableError } from './errors.js'
import { guardRequests } from './guard-requests.js'
import { guardSessions } from './guard-sessions.js'
import { loadClientPackage } from './load-client-package.js'
import type { NetworkAliases } from './network-aliases.js'
import { createProviderLog } from './provider-log.js'
import { isProvider, method, type ProviderShape, property } from './provider-shape.js'
import { createProviderStorage } from './provider-storage.js'

/** What a transport may reach for. */
export type PairingContext = {
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata: () => AppMetadata
  readonly aliases: () => NetworkAliases
  readonly storage: TextStorage
  readonly log: Log
  /** The option: a provider of the host's own, or a promise of one. */
  readonly universalProvider: unknown
  /** Of an adapter: the provider by which the app itself pairs; it may turn out to have none. */
  readonly hostProvider?: (() => Promise<unknown>) | undefined
  /** Follows what its wallets send; absent where nothing is followed. */
  readonly kit?: Kit | undefined
  /** Gets what the provider reports as a fault. */
  readonly onMessage: (text: string) => void
}

/** Keeps the kit's sessions apart from those of a host's own connector. */
const STORAGE_NAME = 'bowline'

const ownerOf = perOwner((): { owner?: 'kit' | 'host' } => ({}))

/** Whether the kit made this provider. A host's is neither changed nor closed. */
export function isKitProvider(provider: ProviderShape): boolean {
  return ownerOf(provider).owner === 'kit'
}

/** Whether the app itself pairs by this provider too: what becomes of the session is then the app's affair as well. */
export function isHostProvider(provider: ProviderShape): boolean {
  return ownerOf(provider).owner === 'host'
}

/** The provider to use. */
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
  const init = method(property(await loadClientPackage(), 'SignClient'), 'init')
  const { name, description, url, icons } = context.metadata()
  const client: unknown = await init?.({
    projectId: context.projectId,
    relayUrl: context.relayUrl,
    metadata: { name, description, url, icons: [...icons] },
    customStoragePrefix: STORAGE_NAME,
    storage: createProviderStorage(context.storage, await acquirePageNumber(`${STORAGE_PREFIX}pairing`)),
    logger: createProviderLog(context.log, context.onMessage),
    telemetryEnabled: false,
  })
  const provider: unknown = { client }
  if (!isProvider(provider)) throw new PairingUnavailableError()
  withoutVerification(provider)
  guardRequests(provider.client)
  guardSessions(provider.client)
  ownerOf(provider).owner = 'kit'
  return provider
}

/** The library would put a frame of the vendor's into the page at each proposal and request; the page's policy allows none. */
function withoutVerification({ client }: ProviderShape): void {
  const verify = property(client.core, 'verify')
  if (typeof verify !== 'object' || verify === null) return
  Reflect.set(verify, 'register', async () => '')
  Reflect.set(verify, 'resolve', async () => undefined)
}
