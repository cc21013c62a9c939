import { STORAGE_PREFIX } from '../../brand.js'

/** Storage key for the topic of the current session, so that a page without one loads nothing. */
export const SESSION_TOPIC_NAME = `${STORAGE_PREFIX}pairing_topic`
