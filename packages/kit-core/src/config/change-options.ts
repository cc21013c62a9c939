/**
 * Options that change at run time; open views follow.
 *
 * Source  spec R-CFG-13, R-THEME-06
 */
import type { Kit } from '../kit.js'
import type { AppFeatures } from './features.js'
import type { ThemeMode, ThemeVariables } from './options.js'
import { completeAppFeatures } from './parse-options.js'

/** Changes the theme; variables are merged over those in force. */
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

/** Changes features that only the app decides. */
export function setFeatures({ store }: Kit, features: Partial<AppFeatures>): void {
  store.set(({ config }) => ({ config: { ...config, appFeatures: completeAppFeatures(features, config.appFeatures) } }))
}

/** Names the UI binding; the SDK version begins with it. */
export function setFramework({ store }: Kit, framework: string): void {
  store.set(({ config }) => ({ config: { ...config, framework } }))
}
