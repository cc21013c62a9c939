import { DEFAULT_SETTINGS, type Settings } from './settings'

/** The small pages have no wallets and no logins by default: they show what the kit itself costs a page. */
export const BARE_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  wallets: false,
  switches: { ...DEFAULT_SETTINGS.switches, email: false, socials: false },
}
