/**
 * The protocol's own client, at the wallet's end.
 *
 * In      options   as the wallet was made
 *         storage   what it remembers
 * Out     client    its requests are served side by side, so that one without an answer holds up no other
 * Throws  PairingUnavailableError  the package is not installed
 * Source  @walletconnect/sign-client 2.21.8
 */

import { pageOrigin } from '../../base/browser/browser.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import { DEFAULT_RELAY_URL } from '../../core/config/default-relay.js'
import { guardSessions } from '../../wallets/pairing/guard-sessions.js'
import { loadClientPackage } from '../../wallets/pairing/load-client-package.js'
import { createProviderLog } from '../../wallets/pairing/provider-log.js'
import { createMemoryLog } from '../memory-log.js'
import { SANDBOX_PROJECT_ID } from '../sandbox-project.js'
import { createClientStorage } from './client-storage.js'
import type { PairedWalletOptions } from './paired-wallet.js'

/** The client. */
export type Client = Awaited<ReturnType<typeof openClient>>

/** What the library calls a core among the globals. */
const CORE = '_walletConnectCore_'
/** The time in which what was sent has to arrive before a client goes. */
const PARTING_MS = 500

/** Opens it. */
export async function openClient(
  { relayUrl = DEFAULT_RELAY_URL, projectId = SANDBOX_PROJECT_ID, metadata = {} }: PairedWalletOptions,
  storage: TextStorage,
) {
  const { SignClient } = await loadClientPackage()
  const prefix = crypto.randomUUID()
  const client = await SignClient.init({
    projectId,
    relayUrl,
    name: 'wallet',
    customStoragePrefix: prefix,
    storage: createClientStorage(storage, `:${prefix}`),
    telemetryEnabled: false,
    logger: Object(createProviderLog(createMemoryLog(), () => {})),
    signConfig: { disableRequestQueue: true },
    metadata: {
      name: metadata.name ?? 'Sandbox Wallet',
      description: metadata.description ?? 'A wallet for tests',
      // In a page the client takes the page's own, and complains of any other.
      url: pageOrigin() ?? metadata.url ?? 'https://wallet.example',
      icons: [...(metadata.icons ?? ['https://wallet.example/icon.png'])],
    },
  })
  guardSessions(client)
  // The library keeps each core for the next client of its prefix, of which there is none.
  for (const name of [CORE + prefix, `${CORE}${prefix}_count`]) Reflect.deleteProperty(globalThis, name)
  // It would ask a service of the vendor whose page this is.
  Object.assign(client.core.verify, { register: async () => '', resolve: async () => ({ origin: '' }) })
  return client
}

/**
 * Goes away once what was sent has arrived: a relay serves in order, so the answer to one more question tells. A client
 * that goes earlier leaves timers of up to a minute behind.
 */
export async function closeClient({ core }: Pick<Client, 'core'>): Promise<void> {
  core.heartbeat.stop()
  if (core.relayer.connected) {
    const question = { method: 'irn_batchFetchMessages', params: { topics: [] } }
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLate = new Promise((resolve) => {
      timer = setTimeout(resolve, PARTING_MS)
    })
    await Promise.race([core.relayer.provider.request(question).catch(() => {}), isLate])
    clearTimeout(timer)
  }
  await core.relayer.transportClose()
}
