/**
 * Options that can change at run time. Open views update.
 *
 * Source  spec R-CFG-13, R-CFG-45, R-THEME-06
 */
import type { Kit } from '../../kit.js'
import { getAvailableFeatures } from './available-features.js'
import { DEFAULT_SOCIALS_ORDER, type LocalFeatures, type SocialProvider } from './features.js'
import { localRemoteFeatures } from './local-features.js'
import type { ThemeMode, ThemeVariables } from './options.js'
import { completeAppFeatures } from './parse-options.js'
import { mergeRemoteFeatures } from './remote-features.js'
import type { ConfigState } from './state.js'

/** Changes the theme. Variables are merged over the current ones. */
export function setTheme(
  { store }: Kit,
  { mode, variables }: { mode?: ThemeMode | undefined; variables?: ThemeVariables | undefined },
): void {
  store.set(({ config }) => ({
    config: {
      ...config,
      themeMode: mode ?? config.themeMode,
      themeVariables: { ...config.themeVariables, ...variables },
    },
  }))
}

/** Changes the given features and keeps the others. A feature the remote configuration sets keeps its remote value. */
export function setFeatures({ config: options, store }: Kit, features: LocalFeatures): void {
  store.set(({ config }) => {
    const localFeatures = { ...config.localFeatures, ...features }
    const appFeatures = completeAppFeatures(features, config.appFeatures)
    const isShared = Object.keys(localRemoteFeatures(features)).length > 0
    if (!isShared) return { config: { ...config, localFeatures, appFeatures } }
    const { features: merged } = mergeRemoteFeatures(config.remoteDocument, localFeatures)
    return { config: { ...config, localFeatures, appFeatures, remoteFeatures: getAvailableFeatures(options, merged) } }
  })
}

/** Changes the order of the social logins. Restores the default order when called without one. */
export function setSocialsOrder({ store }: Kit, order: readonly SocialProvider[] = DEFAULT_SOCIALS_ORDER): void {
  store.set(({ config }) => ({ config: { ...config, socialsOrder: order } }))
}

/**
 * Sets what a UI binding states: its name, the first part of the SDK version that services receive, and the language of its texts, a BCP 47
 * tag, in which the embedded wallet's cards and windows are shown too.
 */
export function setBinding({ store }: Kit, binding: Partial<Pick<ConfigState, 'framework' | 'locale'>>): void {
  store.set(({ config }) => ({ config: { ...config, ...binding } }))
}
