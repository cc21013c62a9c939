import type { WalletListing } from '@bowline/kit-core'

/** What each field of a wallet of the directory is for. */
export const LISTING_NOTES: { readonly [Field in keyof Required<WalletListing>]: string } = {
  id: 'Explorer id: letters, digits, `.`, `_` and `-`, at most 128 of them.',
  name: 'As the service writes it, cut after 256 characters; it may be empty. `sanitizeText` removes unreadable characters.',
  image_id: 'Id of its image; see `watchImage`.',
  rdns: 'Reverse domain name that identifies the installed wallet.',
  chains:
    'CAIP-2 ids of the networks it supports; `eip155:*` is every network of that family. Without them it counts as supporting all.',
  mobile_link: 'Opens it on a phone; most often with its own scheme.',
  desktop_link: 'Opens its app on a computer.',
  webapp_link: 'Opens its website.',
  homepage: 'Its website, where users can get it.',
  image_url: 'URL of its image; used before `image_id`.',
  order: 'Its position in the directory. The kit lists wallets in the order of the response.',
  link_mode: 'Universal link on a phone.',
  app_store: 'Its page in the App Store.',
  play_store: 'Its page in the Play Store.',
  chrome_store: 'Its page in the Chrome Web Store.',
  injected: 'How a page sees it as an installed wallet, by namespace. The kit does not need it.',
  badge_type: '`certified` for those the explorer has certified.',
  slug: 'Its id among the built-in wallets, such as `metamask`.',
  pairing: '`qr`: it can be paired by the code, though no link to it is known.',
}
