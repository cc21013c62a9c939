import type { RemoteFeatureEntry } from '@bowline/api-client'
import {
  type AppFeatures,
  DEFAULT_REMOTE_FEATURES,
  type LocalFeatures,
  type RemoteFeatures,
  type SocialProvider,
} from './features.js'
import { localRemoteFeatures } from './local-features.js'
import type { ThemeMode, ThemeVariables } from './options.js'
import type { KitConfig } from './parse-options.js'
import { getSupportedFeatures } from './supported-features.js'

/** What of the configuration can change at run time. */
export type ConfigState = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly appFeatures: AppFeatures
  /** What the app set, the features that the service decides among them. */
  readonly localFeatures: LocalFeatures
  /** Entries of the service; undefined until they are read, and where they cannot be. */
  readonly remoteDocument: readonly RemoteFeatureEntry[] | undefined
  readonly remoteFeatures: RemoteFeatures
  /** The order of social logins that was set at run time; that of the features when undefined. */
  readonly socialsOrder: readonly SocialProvider[] | undefined
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
    localFeatures: config.localFeatures,
    remoteDocument: undefined,
    socialsOrder: undefined,
    remoteFeatures: getSupportedFeatures(config, {
      ...DEFAULT_REMOTE_FEATURES,
      ...localRemoteFeatures(config.localFeatures),
    }),
    remoteStatus: 'idle',
    framework: 'core',
  }
}
