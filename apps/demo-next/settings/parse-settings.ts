/**
 * Parses the settings from a page's search parameters.
 *
 * In      search  as Next passes it to a page
 *         base    default for a missing or invalid parameter
 * Out     Settings
 */
import { ACCOUNT_SITUATIONS } from './account-scenarios'
import { FAMILIES, type FamilyNames, usualNetworks } from './families'
import { isListedWalletId } from './listed-wallets'
import { isNetworkName, type NetworkNames } from './networks'
import { parseOwnTexts } from './own-texts'
import {
  ALL_WALLETS_RULES,
  ANSWERS,
  type Answer,
  DEFAULT_SETTINGS,
  FONTS,
  HOSTS,
  LOCALES,
  LOGINS,
  MOCK_WAYS,
  PREFETCHES,
  ROW_KINDS,
  type Settings,
  SIGN_INS,
  STORAGES,
  THEMES,
  WALLET_ACTIONS,
} from './settings'
import { SWITCHES } from './switches'

const SITUATION = /^[a-z0-9-]{1,40}$/

/** Search parameters of a page. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parses the settings. */
export function parseSettings(search: Search, base: Settings = DEFAULT_SETTINGS): Settings {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' ? value : value?.[0]
  }
  const flag = (name: string, fallback: boolean) => {
    const value = text(name)
    return value === '1' ? true : value === '0' ? false : fallback
  }
  const answer = (name: string, fallback: Answer) => oneOf(ANSWERS, text(name), fallback)

  const switches = { ...base.switches }
  for (const { name } of SWITCHES) switches[name] = flag(name, base.switches[name])
  const chosen = list(text('adapters'))
  const [family, ...families] = FAMILIES.filter((name) => chosen.includes(name))
  const adapters: FamilyNames = family ? [family, ...families] : base.adapters
  const [network, ...networks] = list(text('networks')).filter(isNetworkName)
  const [first, second, third, fourth, fifth] = base.answers

  return {
    theme: oneOf(THEMES, text('theme'), base.theme),
    accent: matching(/^#[0-9a-f]{6}$/i, text('accent')) ?? base.accent,
    radius: number(text('radius')) ?? base.radius,
    font: oneOf(FONTS, text('font'), base.font),
    locale: oneOf(LOCALES, text('locale'), base.locale),
    adapters,
    networks: network ? [network, ...networks] : defaultNetworks(adapters, base),
    host: oneOf(HOSTS, text('host'), base.host),
    storage: oneOf(STORAGES, text('storage'), base.storage),
    prefetch: oneOf(PREFETCHES, text('prefetch'), base.prefetch),
    login: oneOf(LOGINS, text('login'), base.login),
    signIn: oneOf(SIGN_INS, text('signIn'), base.signIn),
    order: list(text('order')).flatMap((name) => ROW_KINDS.filter((kind) => kind === name)),
    actionOrder: list(text('actionOrder')).flatMap((name) => WALLET_ACTIONS.filter((action) => action === name)),
    allWalletsRule: oneOf(ALL_WALLETS_RULES, text('allWalletsRule'), base.allWalletsRule),
    include: list(text('include')).filter(isListedWalletId),
    featured: list(text('featured')).filter(isListedWalletId),
    custom: flag('custom', base.custom),
    collector: flag('collector', base.collector),
    meld: flag('meld', base.meld),
    quoteFallback: flag('quoteFallback', base.quoteFallback),
    switches,
    slots: flag('slots', base.slots),
    texts: parseOwnTexts(text),
    embed: flag('embed', base.embed),
    phone: flag('phone', base.phone),
    sample: base.sample,
    scenario: matching(SITUATION, text('scenario')) ?? base.scenario,
    account: oneOf(ACCOUNT_SITUATIONS, text('account'), base.account),
    services: Object.fromEntries(list(text('services')).flatMap(readSituation)),
    mocks: oneOf(MOCK_WAYS, text('mocks'), base.mocks),
    wallets: flag('wallets', base.wallets),
    answers: [
      answer('wallet1', first),
      answer('wallet2', second),
      answer('wallet3', third),
      answer('wallet4', fourth),
      answer('wallet5', fifth),
    ],
    assets: flag('assets', base.assets),
    token: matching(/^0x[0-9a-fA-F]{40}$/, text('token')) ?? base.token,
    projectId: matching(/^[\w-]{0,64}$/, text('projectId')) ?? base.projectId,
  }
}

/** The base's networks for the base's adapters, otherwise the usual ones of the adapters. */
export function defaultNetworks(adapters: FamilyNames, base: Settings): NetworkNames {
  return adapters.join() === base.adapters.join() ? base.networks : usualNetworks(adapters)
}

function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  text: string | undefined,
  fallback: Choice,
): Choice {
  return choices.find((choice) => choice === text) ?? fallback
}

/** `wallets:slow` */
function readSituation(text: string): readonly (readonly [endpoint: string, scenario: string])[] {
  const [endpoint, scenario] = text.split(':')
  return endpoint && scenario && SITUATION.test(endpoint) && SITUATION.test(scenario) ? [[endpoint, scenario]] : []
}

function list(text: string | undefined): readonly string[] {
  return [...new Set((text ?? '').split(',').filter((part) => part !== ''))]
}

function matching(pattern: RegExp, text: string | undefined): string | undefined {
  return text !== undefined && pattern.test(text) ? text : undefined
}

function number(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined
}
