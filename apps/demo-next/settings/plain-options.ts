/**
 * The options of `createKit` that are plain data, for the kit of the page and for the code that is shown: one object for
 * both, so that what is shown is what runs.
 *
 * Out     only what differs from the kit's defaults
 */
import type { LoginMethod } from '@bowline/api-client/mocks'
import type { KitOptions, LocalFeatures, ThemeVariables } from '@bowline/kit-core'
import type { Beside } from '../server/local-services'
import { CUSTOM_WALLET } from './custom-wallet'
import type { Settings } from './settings'
import { SWITCHES } from './switches'

/** Meld knows nothing of it. */
const DEMO_MELD_KEY = 'bowline-demo-key'

/** Options without networks and adapters. */
export type PlainOptions = Omit<KitOptions, 'projectId' | 'networks' | 'adapters'>

/** Ways to log in that are on: the app's switches, and a secure site to log in at. */
export function loginsOf({ switches }: Settings, { secureSite }: Pick<Beside, 'secureSite'>): readonly LoginMethod[] {
  return (['email', 'socials'] as const).filter((way) => secureSite !== undefined && switches[way])
}

/** Works out the options; `beside` is what stands beside the page. */
export function plainOptions(
  settings: Settings,
  { relayUrl, secureSite }: Pick<Beside, 'relayUrl' | 'secureSite'>,
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
