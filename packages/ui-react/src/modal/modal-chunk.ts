import { fetchMessages } from '../messages/fetched-messages.js'
import { EmbeddedCard } from './embedded-card.js'
import { Modal } from './modal.js'
import { prepareView } from './prepare-view.js'

/** Everything the page fetches in one piece to draw the modal or the embedded card. */
export const modalChunk = { EmbeddedCard, Modal, fetchMessages, prepareView }
