import type { RemoteFeatures } from './features.js'
import type { KitConfig } from './parse-options.js'

/** Switches off the features whose service the app does not configure. Source: spec R-CFG-70. */
export function getSupportedFeatures({ endpoints }: KitConfig, features: RemoteFeatures): RemoteFeatures {
  return {
    ...features,
    ...(!endpoints.data && { swaps: false, onramp: false }),
    ...(!endpoints.secureSite && { email: false, socials: false }),
  }
}
