import { STORAGE_PREFIX } from '../../brand.js'

/** Names the session that lives, so that a page without one loads nothing. */
export const SESSION_TOPIC_NAME = `${STORAGE_PREFIX}pairing_topic`
