/**
 * The functions that a page calls from the first intent's code, in one object: each `import()` in a page adds as much
 * as a small file.
 */

import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import { createServiceClient } from '../../core/config/create-service-client.js'
import { getRpcUrls } from '../../core/config/rpc-urls.js'
import type { KitCode } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { laterCode } from './later-code.js'
import { loadOnIntent } from './load-on-intent.js'
import { preparePairing } from './prepare-pairing.js'

export const intentCode: KitCode = {
  ...laterCode,
  createServiceClient,
  isViewEnabled,
  loadOnIntent,
  preparePairing,
  raiseLazyAlert,
  getRpcUrls,
}
