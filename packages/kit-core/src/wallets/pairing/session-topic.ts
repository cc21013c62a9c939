import { STORAGE_PREFIX } from '../../brand.js'

/**
 * Storage key for the topic of the site's current paired session. Without a stored topic, a page does not load pairing.
 */
export const SESSION_TOPIC_STORAGE_KEY = `${STORAGE_PREFIX}pairing_topic`
