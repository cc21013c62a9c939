import type { ConnectorTypeName } from '@bowline/kit-core'

type KindNote = { readonly tag: string; readonly meaning: string }

/** What each kind of row contains. */
export const KIND_NOTES: { readonly [Kind in ConnectorTypeName]: KindNote } = {
  walletConnect: {
    tag: 'QR code',
    meaning: 'One row that leads to a QR code for any wallet. Not on a phone, and not with `enablePairing: false`.',
  },
  recent: { tag: 'recent', meaning: 'The two wallets that were paired last, unless installed.' },
  injected: {
    tag: 'installed',
    meaning: 'Wallets found in this browser. One that serves several chain families has one row and asks which.',
  },
  featured: { tag: '', meaning: '`featuredWalletIds`, in your order.' },
  custom: { tag: '', meaning: '`customWallets`, as given.' },
  external: { tag: '', meaning: 'The Safe app and connectors of your own wagmi configuration.' },
  recommended: {
    tag: '',
    meaning:
      'The first wallets of the directory: two, on a phone six, minus those installed or recent. None if there are featured or custom ones.',
  },
}
