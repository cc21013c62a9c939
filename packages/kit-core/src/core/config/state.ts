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

/** The part of the configuration that can change at run time. */
export type ConfigState = {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly appFeatures: AppFeatures
  /** Features the app set, including those that the remote configuration can switch. */
  readonly localFeatures: LocalFeatures
  /** Entries of the service. Undefined before they are fetched, and when the request fails. */
  readonly remoteDocument: readonly RemoteFeatureEntry[] | undefined
  readonly remoteFeatures: RemoteFeatures
  /** Order of social logins set at run time. Undefined uses the order of the features. */
  readonly socialsOrder: readonly SocialProvider[] | undefined
  /** `ready` after the remote configuration was fetched or failed to load. */
  readonly remoteStatus: 'idle' | 'loading' | 'ready'
  /** Start of `sv`: `core`, or the UI binding's name. */
  readonly framework: string
  /** Language of the kit's texts, a BCP 47 tag. The embedded wallet uses it too. Undefined is English. */
  readonly locale?: string | undefined
}

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
