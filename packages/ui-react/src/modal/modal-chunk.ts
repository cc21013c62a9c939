export { EmbeddedCard } from './embedded-card.js'
export { Modal } from './modal.js'
export { fetchMessages } from './modal-messages.js'
