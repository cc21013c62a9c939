/**
 * The demo's own wallets, which its directory lists before the made-up ones: one for each way to reach a wallet.
 *
 * Their links lead nowhere; the first one is the demo's phone.
 */
import type { WalletListing } from '@bowline/api-client'
import { NETWORK_NAMES, NETWORKS } from './networks'

const CHAINS: readonly string[] = NETWORK_NAMES.map((name) => {
  const network = NETWORKS[name]
  return 'caipNetworkId' in network ? network.caipNetworkId : `eip155:${network.id}`
})

/** The wallets. */
export const LISTED_WALLETS = [
  {
    id: 'pocket-sandbox',
    name: 'Pocket Sandbox',
    image_id: 'demo-pocket',
    chains: CHAINS,
    mobile_link: 'pocketsandbox://',
    desktop_link: 'pocketsandbox-desktop://',
    webapp_link: 'https://pocket.example',
    homepage: 'https://pocket.example',
    app_store: 'https://apps.example/ios/pocket-sandbox',
    play_store: 'https://apps.example/android/pocket-sandbox',
    badge_type: 'certified',
    order: 1,
  },
  {
    id: 'harbour-mobile',
    name: 'Harbour Mobile',
    image_id: 'demo-harbour',
    chains: CHAINS,
    mobile_link: 'harbour://',
    link_mode: 'https://harbour.example/link',
    homepage: 'https://harbour.example',
    app_store: 'https://apps.example/ios/harbour',
    play_store: 'https://apps.example/android/harbour',
    order: 2,
  },
  {
    id: 'deck-desktop',
    name: 'Deck Desktop',
    image_id: 'demo-deck',
    chains: CHAINS,
    desktop_link: 'deck://',
    homepage: 'https://deck.example',
    order: 3,
  },
  {
    id: 'lantern-web',
    name: 'Lantern Web',
    image_id: 'demo-lantern',
    chains: CHAINS,
    webapp_link: 'https://lantern.example',
    homepage: 'https://lantern.example',
    order: 4,
  },
  {
    id: 'sandbox-extension',
    name: 'Sandbox Wallet',
    image_id: 'demo-sandbox',
    rdns: 'id.bowline.sandbox',
    chains: CHAINS,
    mobile_link: 'https://sandbox.example/app',
    homepage: 'https://sandbox.example',
    chrome_store: 'https://extensions.example/sandbox',
    order: 5,
  },
  {
    id: 'capstan-extension',
    name: 'Capstan',
    image_id: 'demo-capstan',
    rdns: 'example.capstan',
    chains: CHAINS,
    homepage: 'https://capstan.example',
    chrome_store: 'https://extensions.example/capstan',
    injected: [{ namespace: 'eip155', injected_id: 'isCapstan' }],
    order: 6,
  },
  { id: 'paper-wallet', name: 'Paper Wallet', chains: CHAINS, order: 7 },
] as const satisfies readonly WalletListing[]

/** The id of one of them. */
export type ListedWalletId = (typeof LISTED_WALLETS)[number]['id']

/** Whether a text is the id of one of them. */
export function isListedWalletId(text: string): text is ListedWalletId {
  return LISTED_WALLETS.some(({ id }) => id === text)
}
