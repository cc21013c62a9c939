/**
 * A pairing that the app makes with its own client, without the kit.
 *
 * In      relayUrl
 * Out     its URI, and the accounts once a wallet approved
 * Throws  Error, with the client's message
 */
import { SignClient } from '@walletconnect/sign-client'
import { EVM_NETWORKS } from '../settings/networks'

/** The pairing. `accounts` rejects when the wallet declines. */
export type OwnPairing = { readonly uri: string; readonly accounts: Promise<readonly string[]> }

const STORAGE_PREFIX = 'bowline-demo-own'

/** Starts a pairing. */
export async function makeOwnPairing(relayUrl: string): Promise<OwnPairing> {
  const client = await SignClient.init({
    projectId: 'bowline-demo',
    relayUrl,
    customStoragePrefix: STORAGE_PREFIX,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: 'Bowline playground',
      description: 'An app that pairs by itself',
      url: window.location.origin,
      icons: [],
    },
  })
  // The client would put a vendor frame into this page.
  Object.assign(client.core.verify, { register: async () => '', resolve: async () => undefined })
  const { uri, approval } = await client.connect({
    optionalNamespaces: {
      eip155: {
        chains: [`eip155:${EVM_NETWORKS.mainnet.id}`],
        methods: ['personal_sign'],
        events: ['accountsChanged', 'chainChanged'],
      },
    },
  })
  if (uri === undefined) throw new Error('The client gave no address')
  const accounts = approval().then(({ namespaces }) => Object.values(namespaces).flatMap((granted) => granted.accounts))
  return { uri, accounts }
}
