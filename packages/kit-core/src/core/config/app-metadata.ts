import type { AppMetadata } from '../../base/browser/page-metadata.js'
import { readPageMetadata } from '../../base/browser/page-metadata.js'
import type { Kit } from '../../kit.js'

/** How the app calls itself: its options' `metadata`, and what its page says where they are silent. */
export function getAppMetadata({ config }: Pick<Kit, 'config'>): AppMetadata {
  return { ...readPageMetadata(), ...config.metadata }
}
