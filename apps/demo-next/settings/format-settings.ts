/**
 * Formats settings as search parameters, the inverse of parseSettings.
 *
 * Out     `?theme=dark&host=wagmi`; only what differs from `base`, in a fixed order; empty for the base itself
 */
import { OWN_TEXT_IDS, textParameter } from './own-texts'
import { defaultNetworks } from './parse-settings'
import { DEFAULT_SETTINGS, type Settings } from './settings'
import { SWITCHES } from './switches'

/** Formats the settings. */
export function formatSettings(settings: Settings, base: Settings = DEFAULT_SETTINGS): string {
  const search = new URLSearchParams()
  const put = (name: string, value: string, fallback: string) => {
    if (value !== fallback) search.set(name, value)
  }
  put('theme', settings.theme, base.theme)
  put('accent', settings.accent, base.accent)
  put('radius', String(settings.radius ?? ''), String(base.radius ?? ''))
  put('font', settings.font, base.font)
  put('locale', settings.locale, base.locale)
  put('adapters', settings.adapters.join(), base.adapters.join())
  put('networks', settings.networks.join(), defaultNetworks(settings.adapters, base).join())
  put('host', settings.host, base.host)
  put('storage', settings.storage, base.storage)
  put('prefetch', settings.prefetch, base.prefetch)
  put('login', settings.login, base.login)
  put('signIn', settings.signIn, base.signIn)
  put('order', settings.order.join(), base.order.join())
  put('actionOrder', settings.actionOrder.join(), base.actionOrder.join())
  put('allWalletsRule', settings.allWalletsRule, base.allWalletsRule)
  put('include', settings.include.join(), base.include.join())
  put('featured', settings.featured.join(), base.featured.join())
  put('custom', bit(settings.custom), bit(base.custom))
  put('collector', bit(settings.collector), bit(base.collector))
  put('meld', bit(settings.meld), bit(base.meld))
  put('quoteFallback', bit(settings.quoteFallback), bit(base.quoteFallback))
  for (const { name } of SWITCHES) put(name, bit(settings.switches[name]), bit(base.switches[name]))
  put('slots', bit(settings.slots), bit(base.slots))
  for (const id of OWN_TEXT_IDS) put(textParameter(id), settings.texts[id] ?? '', base.texts[id] ?? '')
  put('embed', bit(settings.embed), bit(base.embed))
  put('phone', bit(settings.phone), bit(base.phone))
  put('scenario', settings.scenario, base.scenario)
  put('account', settings.account, base.account)
  put('services', pairs(settings.services), pairs(base.services))
  put('mocks', settings.mocks, base.mocks)
  put('wallets', bit(settings.wallets), bit(base.wallets))
  for (const [index, answer] of settings.answers.entries()) put(`wallet${index + 1}`, answer, base.answers[index] ?? '')
  put('assets', bit(settings.assets), bit(base.assets))
  put('token', settings.token, base.token)
  put('projectId', settings.projectId, base.projectId)
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

const pairs = (services: Settings['services']) =>
  Object.entries(services)
    .map(([endpoint, scenario]) => `${endpoint}:${scenario}`)
    .join()

const bit = (on: boolean) => (on ? '1' : '0')
