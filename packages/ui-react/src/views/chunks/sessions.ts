import { SmartSessionCreatedView } from '../approvals/smart-session-created/smart-session-created-view.js'
import { SmartSessionListView } from '../approvals/smart-session-list/smart-session-list-view.js'

/** Smart sessions: their list, and the confirmation of a new one. These views load together, as the chunk `sessions`. */
export const SESSIONS_VIEWS = {
  SmartSessionCreated: SmartSessionCreatedView,
  SmartSessionList: SmartSessionListView,
}
