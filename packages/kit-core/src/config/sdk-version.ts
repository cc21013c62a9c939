import { SDK_VERSION } from '../brand.js'
import type { KitConfig } from './parse-options.js'

/** `{framework}-{adapter names or "universal"}-{package version}`, sent as `sv`. Source: spec R-CFG-14. */
export function sdkVersion({ adapters }: KitConfig, framework: string): string {
  return [framework, ...(adapters.length > 0 ? adapters.map(({ name }) => name) : ['universal']), SDK_VERSION].join('-')
}
