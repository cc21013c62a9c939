import type { CustomWallet } from '@bowline/kit-core'

/** A wallet that the app lists itself. */
export const CUSTOM_WALLET: CustomWallet = {
  id: 'house-wallet',
  name: 'House Wallet',
  homepage: 'https://house.example',
  mobileLink: 'housewallet://',
  webappLink: 'https://app.house.example',
  appStore: 'https://apps.example/ios/house-wallet',
  playStore: 'https://apps.example/android/house-wallet',
}
