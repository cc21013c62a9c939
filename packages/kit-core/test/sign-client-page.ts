/** A page on the protocol's own client, without the kit. */
import { randomUUID } from 'node:crypto'
import { closeClient } from '../src/testing/paired/open-client.js'

/** Solana, as a page names it. */
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Creates the page. */
export async function signClientPage(relayUrl: string) {
  const { SignClient } = await import('@walletconnect/sign-client')
  const page = await SignClient.init({
    projectId: 'test',
    relayUrl,
    customStoragePrefix: randomUUID(),
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
  })
  return { page, close: () => closeClient(page) }
}

/** A request to sign. */
export const personalSign = (topic: string, params: readonly unknown[] = []) => ({
  topic,
  chainId: 'eip155:1',
  request: { method: 'personal_sign', params },
})
