/**
 * The options of `createKit` that are plain data, for the kit of the page and for the shown code: one object for
 * both, so that the shown code is the running code.
 *
 * Out     only what differs from the kit's defaults
 */
import type { LoginMethod } from '@bowline/api-client/mocks'
import type { KitOptions, LocalFeatures, ThemeVariables } from '@bowline/kit-core'
import type { LocalServices } from '../server/local-services'
import { CUSTOM_WALLET } from './custom-wallet'
import { FONT_FAMILIES } from './font-families'
import type { Settings } from './settings'
import { SWITCHES } from './switches'

/** A made-up key. */
const DEMO_MELD_KEY = 'bowline-demo-key'

/** Options without networks and adapters. */
export type PlainOptions = Omit<KitOptions, 'projectId' | 'networks' | 'adapters'>

/** Login methods that are on: the app's switches, and a secure site. */
export function loginsOf(
  { switches }: Settings,
  { secureSite }: Pick<LocalServices, 'secureSite'>,
): readonly LoginMethod[] {
  return (['email', 'socials'] as const).filter((way) => secureSite !== undefined && switches[way])
}

/** Calculates the options; `localServices` are the local services. */
export function plainOptions(
  settings: Settings,
  { relayUrl, secureSite }: Pick<LocalServices, 'relayUrl' | 'secureSite'>,
): PlainOptions {
  const changed = (of: 'features' | 'options') =>
    Object.fromEntries(
      SWITCHES.filter((item) => item.of === of && settings.switches[item.name] !== item.default).map(({ name }) => [
        name,
        settings.switches[name],
      ]),
    )
  const features: LocalFeatures = {
    ...changed('features'),
    ...(settings.order.length > 0 && { connectorTypeOrder: settings.order }),
    ...(settings.actionOrder.length > 0 && { walletFeaturesOrder: settings.actionOrder }),
  }
  const variables: ThemeVariables = {
    ...(settings.accent !== '' && { '--bl-accent': settings.accent }),
    ...(settings.font !== 'page' && { '--bl-font-family': FONT_FAMILIES[settings.font] }),
    ...(settings.radius !== undefined && { '--bl-border-radius-master': `${settings.radius}px` }),
  }
  const endpoints = {
    ...(relayUrl !== undefined && { relay: relayUrl }),
    ...(secureSite !== undefined && { secureSite }),
  }
  return {
    ...(settings.theme !== 'dark' && { themeMode: settings.theme }),
    ...(Object.keys(variables).length > 0 && { themeVariables: variables }),
    ...(Object.keys(features).length > 0 && { features }),
    ...(settings.switches.legalCheckbox && {
      termsConditionsUrl: 'https://example.com/terms',
      privacyPolicyUrl: 'https://example.com/privacy',
    }),
    ...(settings.include.length > 0 && { includeWalletIds: settings.include }),
    ...(settings.featured.length > 0 && { featuredWalletIds: settings.featured }),
    ...(settings.custom && { customWallets: [CUSTOM_WALLET] }),
    ...(settings.allWalletsRule !== 'SHOW' && { allWallets: settings.allWalletsRule }),
    ...(settings.meld && { meldPublicKey: DEMO_MELD_KEY }),
    ...(settings.quoteFallback && { quoteFallback: 'sample' }),
    ...changed('options'),
    ...(settings.prefetch !== 'intent' && { prefetch: settings.prefetch }),
    ...(settings.storage !== 'local' && { storage: settings.storage }),
    ...(Object.keys(endpoints).length > 0 && { endpoints }),
  }
}
