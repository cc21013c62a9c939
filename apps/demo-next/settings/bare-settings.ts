import { DEFAULT_SETTINGS, type Settings } from './settings'

/** The small pages bring no wallets and no logins of their own unless asked: they show what the kit itself costs a page. */
export const BARE_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  wallets: false,
  switches: { ...DEFAULT_SETTINGS.switches, email: false, socials: false },
}
