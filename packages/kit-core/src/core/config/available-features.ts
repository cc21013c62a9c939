import { getTelegramPlatform } from '../../base/browser/telegram.js'
import type { RemoteFeatures } from './features.js'
import type { KitConfig } from './parse-options.js'
import { filterSocialsByPlatform } from './socials-on-platform.js'
import { getSupportedFeatures } from './supported-features.js'

/** Limits merged features to those that work on this page: their service is configured and the login can complete. */
export function getAvailableFeatures(config: KitConfig, features: RemoteFeatures): RemoteFeatures {
  const served = getSupportedFeatures(config, features)
  return { ...served, socials: filterSocialsByPlatform(served.socials, getTelegramPlatform()) }
}
