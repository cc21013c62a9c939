import { type AppFeatures, DEFAULT_REMOTE_FEATURES, type RemoteFeatures } from './features.js'
import { localRemoteFeatures } from './local-features.js'
import type { ThemeMode, ThemeVariables } from './options.js'
import type { KitConfig } from './parse-options.js'

/** What of the configuration can change at run time. */
export type ConfigState = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly appFeatures: AppFeatures
  readonly remoteFeatures: RemoteFeatures
  /** `ready` once the document was read or found unreadable. */
  readonly remoteStatus: 'idle' | 'loading' | 'ready'
  /** `sv` begins with it: `core`, or the UI binding's name. */
  readonly framework: string
}

/** First value of the slice. */
export function firstConfigState(config: KitConfig): ConfigState {
  return {
    themeMode: config.themeMode,
    themeVariables: config.themeVariables,
    appFeatures: config.appFeatures,
    remoteFeatures: { ...DEFAULT_REMOTE_FEATURES, ...localRemoteFeatures(config.localFeatures) },
    remoteStatus: 'idle',
    framework: 'core',
  }
}
