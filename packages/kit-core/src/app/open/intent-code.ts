/** What a page calls of the code that the first intent brings, in one object: each `import()` in a page weighs as much as a small file. */

import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import { createKitApi } from '../../core/config/create-kit-api.js'
import { getRpcUrls } from '../../core/config/rpc-urls.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { laterCode } from './later-code.js'
import { loadIntent } from './load-on-intent.js'
import { preparePairing } from './prepare-pairing.js'

/** All of it. */
export const intentCode = {
  ...laterCode,
  createKitApi,
  isViewEnabled,
  loadIntent,
  preparePairing,
  raiseLazyAlert,
  getRpcUrls,
}
