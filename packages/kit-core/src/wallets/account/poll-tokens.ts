/**
 * Refreshes the tokens every 10 s while a view shows them.
 *
 * In      namespace  when undefined, the active one at each refresh
 * Out     a function that stops it. Polling also stops with the kit, and when the service responds that it is unavailable;
 *         it pauses while the page is hidden
 * Source  spec R-ACCT-23, R-CONST-12
 */

import { openScope } from '../../base/async/open-scope.js'
import { pause } from '../../base/async/pause.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { refreshTokens } from './refresh-tokens.js'
import { tokenOutages } from './retry-gap.js'

/** Pause between two refreshes, in ms. */
const POLL_INTERVAL_MS = 10_000

/** Starts polling the tokens; the returned function stops it. */
export function pollTokens(kit: Kit, { namespace }: { namespace?: Namespace | undefined } = {}): () => void {
  const { signal, end } = openScope(kit.lifetime())
  const fail = (error: unknown) => kit.log.error('The tokens could not be polled', error)
  poll(kit, namespace, signal).then(end, fail)
  return end
}

async function poll(kit: Kit, namespace: Namespace | undefined, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(POLL_INTERVAL_MS, signal)
    await waitUntilVisible(signal)
    if (signal.aborted) return
    const target = namespace ?? kit.store.get().network.activeNamespace
    // A second request during a pending one would, if it failed later, delay the next retry once more.
    if (selectAccount(kit.store.get(), target).tokenStatus === 'loading') continue
    await refreshTokens(kit, { namespace, isForced: true, signal })
    if (tokenOutages(kit).has(target)) return
  }
}

function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || !isPageHidden()) return resolve()
    const stop = onPageReturn(() => end())
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
