import { loadPart } from '../load/load-part.js'

/** Loads the code of smart accounts, which a frame without one never needs. Throws RequestRejectedError when that fails. */
export const loadSmartAccounts = () => loadPart(() => import('../smart-account/smart-accounts.js'))
