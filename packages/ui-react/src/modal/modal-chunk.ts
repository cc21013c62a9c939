import { fetchMessages } from '../messages/fetched-messages.js'
import { EmbeddedCard } from './embedded-card.js'
import { Modal } from './modal.js'
import { prepareView } from './prepare-view.js'

/** Everything that the page loads as one chunk to render the modal or the embedded card. */
export const modalChunk = { EmbeddedCard, Modal, fetchMessages, prepareView }
