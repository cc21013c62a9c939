import type { LocalFeatures } from '@bowline/kit-core'

const NO_VIEW = 'Kept and merged, but this version has no view that shows it.'

/** What each feature switches. */
export const FEATURE_NOTES: { readonly [Name in keyof Required<LocalFeatures>]: string } = {
  swaps: NO_VIEW,
  onramp: NO_VIEW,
  email: NO_VIEW,
  socials: NO_VIEW,
  activity: NO_VIEW,
  history: 'Another name of `activity`.',
  branding: 'The line “Powered by” under the wallets.',
  receive: NO_VIEW,
  send: NO_VIEW,
  emailShowWallets: NO_VIEW,
  analytics: 'Whether `analyticsCollector` gets events. Listeners of your own get them either way.',
  allWallets: NO_VIEW,
  legalCheckbox: 'A wallet can be picked only after the box beside the links to your terms has been ticked.',
  smartSessions: NO_VIEW,
  collapseWallets: NO_VIEW,
  pay: NO_VIEW,
  connectorTypeOrder: 'Order of the kinds of wallets; a partial list is followed by the rest.',
  walletFeaturesOrder: NO_VIEW,
  connectMethodsOrder: NO_VIEW,
}
