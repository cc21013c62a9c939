import type { HiddenReason } from '@bowline/kit-core'

/** Why a wallet is not offered. */
export const REASON_NOTES: { readonly [Reason in HiddenReason]: string } = {
  'wallets-disabled': '`enableWallets` is `false`.',
  excluded: '`excludeWalletIds` names it.',
  'other-namespace': 'It serves none of your networks, or none of the chain family the modal was opened for.',
  'not-on-mobile': 'It cannot be opened on a phone; or the QR code, which a phone cannot read off itself.',
  'already-installed': 'It is offered as an installed wallet.',
  'already-listed': 'A row before it offers it.',
  'pairing-disabled': 'It could only be paired, and `enablePairing` is `false`.',
  'not-recommended': 'There is no place for another recommended wallet.',
}
