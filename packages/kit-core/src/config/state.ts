import type { AppFeatures, RemoteFeatures } from './features.js'
import type { ThemeMode, ThemeVariables } from './options.js'
import type { KitConfig } from './parse-options.js'
import { mergeRemoteFeatures } from './remote-features.js'

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
    remoteFeatures: mergeRemoteFeatures(undefined, config.localFeatures).features,
    remoteStatus: 'idle',
    framework: 'core',
  }
}
