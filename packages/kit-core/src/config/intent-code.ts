/** What a page calls of the code that the first intent brings, in one object: each `import()` in a page weighs as much as a small file. */
import { isViewOn } from '../navigation/is-view-on.js'
import { createKitApi } from './create-kit-api.js'
import { loadIntent } from './load-intent.js'
import { rpcUrlsOf } from './rpc-urls.js'

/** All of it. */
export const intentCode = { createKitApi, isViewOn, loadIntent, rpcUrlsOf }
