/**
 * Opens the WalletConnect client of the paired test wallet. It handles requests in parallel, so that a request without a
 * response does not delay others.
 *
 * Throws  PairingUnavailableError  the package is not installed
 * Source  @walletconnect/sign-client 2.21.8
 */

import { getPageOrigin } from '../../base/browser/browser.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import { DEFAULT_RELAY_URL } from '../../core/config/default-relay.js'
import { guardSessions } from '../../wallets/pairing/guard-sessions.js'
import { loadClientPackage } from '../../wallets/pairing/load-client-package.js'
import { createProviderLog } from '../../wallets/pairing/provider-log.js'
import { createMemoryLog } from '../memory-log.js'
import { SANDBOX_PROJECT_ID } from '../sandbox-project.js'
import { createClientStorage } from './client-storage.js'
import type { PairedWalletOptions } from './paired-wallet.js'

export type Client = Awaited<ReturnType<typeof openClient>>

/** Prefix of the library's global variables. */
const CORE = '_walletConnectCore_'
/** Time for sent messages to arrive before a client disconnects, in ms. */
const PARTING_MS = 500

/** Opens a client that finds the sessions in `storage`. */
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
      // In a page the client expects the page's own origin and warns about any other.
      url: getPageOrigin() ?? metadata.url ?? 'https://wallet.example',
      icons: [...(metadata.icons ?? ['https://wallet.example/icon.png'])],
    },
  })
  guardSessions(client)
  // The library stores each core for the next client with its prefix, which never comes.
  for (const name of [CORE + prefix, `${CORE}${prefix}_count`]) Reflect.deleteProperty(globalThis, name)
  // Keeps the client from sending the page's origin to the vendor's verify service.
  Object.assign(client.core.verify, { register: async () => '', resolve: async () => ({ origin: '' }) })
  return client
}

/**
 * Disconnects after sent messages have arrived. A relay serves in order, so the response to one more request proves
 * that. A client that disconnects earlier leaves timers of up to a minute running.
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
