/** What a page calls of the code that the first intent brings, in one object: each `import()` in a page weighs as much as a small file. */

import { createKitApi } from '../../core/config/create-kit-api.js'
import { rpcUrlsOf } from '../../core/config/rpc-urls.js'
import { isViewOn } from '../../navigation/is-view-on.js'
import { loadIntent } from './load-intent.js'

/** All of it. */
export const intentCode = { createKitApi, isViewOn, loadIntent, rpcUrlsOf }
