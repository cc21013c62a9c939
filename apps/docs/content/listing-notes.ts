import type { WalletListing } from '@bowline/kit-core'

/** What each field of a wallet of the directory is for. */
export const LISTING_NOTES: { readonly [Field in keyof Required<WalletListing>]: string } = {
  id: 'Explorer id: letters, digits, `.`, `_` and `-`, at most 128 of them.',
  name: 'As the service writes it, cut after 256 characters; it may be empty. `sanitizeText` takes out what is unreadable.',
  image_id: 'Of its picture; see `watchImage`.',
  rdns: 'Reverse domain name by which an installed wallet is known as this one.',
  chains:
    'CAIP-2 ids of the networks it serves; `eip155:*` is every network of that family. One without them is taken to serve all.',
  mobile_link: 'Opens it on a phone; most often of its own scheme.',
  desktop_link: 'Opens its app on a computer.',
  webapp_link: 'Opens its website.',
  homepage: 'Where it can be read about, and had.',
  image_url: 'Address of its picture; it goes before `image_id`.',
  order: 'Its place in the directory. The kit lists wallets as they are answered.',
  link_mode: 'Universal link on a phone.',
  app_store: 'Its page in the App Store.',
  play_store: 'Its page in the Play Store.',
  chrome_store: 'Its page in the Chrome Web Store.',
  injected: 'How a page sees it as an installed wallet, by namespace. The kit does not need it.',
  badge_type: '`certified` for those the explorer has certified.',
  slug: 'Its id among the wallets that the kit knows, such as `metamask`.',
  pairing: '`qr`: it can be paired by the code, though no link to it is known.',
}
