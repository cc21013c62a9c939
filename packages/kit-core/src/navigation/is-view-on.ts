/**
 * Whether a view belongs to what is switched on.
 *
 * Out     false, with a warning for the app's developers, for a view whose feature is off
 * Source  spec R-CFG-20, R-CFG-49, R-CFG-50, R-RECV-01, R-PAY-01
 */

import { isRestrictedRegion } from '../config/restricted-region.js'
import { type FeatureName, selectIsFeatureAvailable, selectIsSocialOn } from '../config/select-features.js'
import type { Kit } from '../kit.js'
import type { ViewName } from './views.js'

/** What a view needs; `blocker` says what keeps it off, by the option that the app's developers know. */
type Need = { readonly blocker: string; readonly isOn: (kit: Kit) => boolean }

const feature = (name: FeatureName): Need => ({
  blocker: `\`features.${name}\` is off`,
  isOn: ({ store, config }) => selectIsFeatureAvailable(store.get(), config, name),
})
const PAIRING: Need = { blocker: '`enablePairing` is off', isOn: ({ config }) => config.enablePairing }
const FARCASTER: Need = {
  blocker: '`features.socials` is without Farcaster',
  isOn: ({ store }) => selectIsSocialOn(store.get(), 'farcaster'),
}
const REGION: Need = {
  blocker: '`restrictRegions` turns it off in this region',
  isOn: ({ config }) => !config.restrictRegions || !isRestrictedRegion(),
}
const RECEIVE = feature('receive')
const SEND = feature('send')
const PAY = feature('pay')
const SESSIONS = feature('smartSessions')
const ACTIVITY = feature('activity')
const EMAIL = feature('email')
const SOCIALS = feature('socials')
const SWAPS = [REGION, feature('swaps')]
const ONRAMP = [REGION, feature('onramp')]

/** What has to be on for a view, in the order in which it is checked. A view without a row is always on. */
const NEEDS: Readonly<Partial<Record<ViewName, readonly Need[]>>> = {
  AllWallets: [
    PAIRING,
    { blocker: '`enableWallets` is off', isOn: ({ config }) => config.enableWallets },
    { blocker: '`allWallets` is HIDE', isOn: ({ config }) => config.allWallets !== 'HIDE' },
    { blocker: '`features.allWallets` is off', isOn: ({ store }) => store.get().config.appFeatures.allWallets },
  ],
  ConnectingWalletConnectBasic: [PAIRING],
  EmailLogin: [EMAIL],
  EmailVerifyOtp: [EMAIL],
  EmailVerifyDevice: [EMAIL],
  UpdateEmailWallet: [EMAIL],
  UpdateEmailPrimaryOtp: [EMAIL],
  UpdateEmailSecondaryOtp: [EMAIL],
  ConnectSocials: [SOCIALS],
  ConnectingSocial: [SOCIALS],
  ConnectingFarcaster: [FARCASTER],
  Transactions: [ACTIVITY],
  WalletReceive: [RECEIVE],
  WalletSend: [SEND],
  WalletSendSelectToken: [SEND],
  WalletSendPreview: [SEND],
  SendConfirmed: [SEND],
  Swap: SWAPS,
  SwapSelectToken: SWAPS,
  SwapPreview: SWAPS,
  OnRampProviders: ONRAMP,
  OnRampAmount: ONRAMP,
  OnRampFiatSelect: ONRAMP,
  OnRampTokenSelect: ONRAMP,
  OnRampActivity: ONRAMP,
  BuyInProgress: ONRAMP,
  WhatIsABuy: ONRAMP,
  Pay: [PAY],
  PayLoading: [PAY],
  SmartSessionCreated: [SESSIONS],
  SmartSessionList: [SESSIONS],
}

/** Whether a view may be shown; a view that may not is reported to the console. */
export function isViewOn(kit: Kit, view: ViewName): boolean {
  const missing = NEEDS[view]?.find(({ isOn }) => !isOn(kit))
  if (missing) kit.log.warn(`The view ${view} is not shown: ${missing.blocker}`)
  return missing === undefined
}
