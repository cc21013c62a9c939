import type { AppMetadata } from '../../base/browser/page-metadata.js'
import { getPageMetadata } from '../../base/browser/page-metadata.js'
import type { Kit } from '../../kit.js'

/** Returns the app's metadata: the option `metadata`, completed from the page. */
export function getAppMetadata({ config }: Pick<Kit, 'config'>): AppMetadata {
  return { ...getPageMetadata(), ...config.metadata }
}
