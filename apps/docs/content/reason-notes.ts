import type { HiddenReason } from '@bowline/kit-core'

/** Why a wallet is not offered. */
export const REASON_NOTES: { readonly [Reason in HiddenReason]: string } = {
  'wallets-disabled': '`enableWallets` is `false`.',
  excluded: '`excludeWalletIds` names it.',
  'other-namespace': 'It supports none of your networks, or none of the chain family the modal was opened for.',
  'not-on-mobile':
    'It cannot be opened on a phone; or it is the QR code, which a phone cannot scan from its own screen.',
  'already-installed': 'It is offered as an installed wallet.',
  'already-listed': 'An earlier row offers it.',
  'pairing-disabled': 'It could only be paired, and `enablePairing` is `false`.',
  'not-recommended': 'There is no room for another recommended wallet.',
}
