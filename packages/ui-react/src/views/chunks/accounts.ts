import { AccountSettingsView } from '../account/account-settings/account-settings-view.js'
import { ProfileView } from '../account/profile/profile-view.js'
import { ProfileWalletsView } from '../account/profile-wallets/profile-wallets-view.js'
import { SwitchAddressView } from '../account/switch-address/switch-address-view.js'

/** Profile, settings and wallets of the connected accounts. These views load together, as the chunk `accounts`. */
export const ACCOUNTS_VIEWS = {
  AccountSettings: AccountSettingsView,
  Profile: ProfileView,
  SwitchAddress: SwitchAddressView,
  ProfileWallets: ProfileWalletsView,
}
