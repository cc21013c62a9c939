import { telegramPlatform } from '../../base/browser/telegram.js'
import type { RemoteFeatures } from './features.js'
import type { KitConfig } from './parse-options.js'
import { servedFeatures } from './served-features.js'
import { socialsOnPlatform } from './socials-on-platform.js'

/** What of merged features can be used on this page: its service is named, and the login can complete here. */
export function featuresHere(config: KitConfig, features: RemoteFeatures): RemoteFeatures {
  const served = servedFeatures(config, features)
  return { ...served, socials: socialsOnPlatform(served.socials, telegramPlatform()) }
}
