import { fetchMessages } from '../messages/fetched-messages.js'
import { EmbeddedCard } from './embedded-card.js'
import { Modal } from './modal.js'
import { prepareView } from './prepare-view.js'

/**
 * Components and functions that render the modal or the embedded card. `load-modal.ts` imports this file on demand, so that all of
 * them load as one chunk.
 */
export const modalChunk = { EmbeddedCard, Modal, fetchMessages, prepareView }
