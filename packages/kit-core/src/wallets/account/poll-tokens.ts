/**
 * Reads the tokens again and again while a view shows them.
 *
 * In      namespace  the active one at each turn, when absent
 * Out     a function that ends it. It ends by itself when the service answers that it cannot answer now, and with the kit;
 *         while nobody can see the page it waits
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
import { tokenOutages } from './token-outage.js'

/** Pause between two readings. */
const TOKENS_EVERY_MS = 10_000

/** Begins to keep the tokens fresh; the returned function ends it. */
export function pollTokens(kit: Kit, { namespace }: { namespace?: Namespace | undefined } = {}): () => void {
  const { signal, end } = openScope(kit.lifetime())
  const fail = (error: unknown) => kit.log.error('The tokens could not be kept fresh', error)
  keepOn(kit, namespace, signal).then(end, fail)
  return end
}

async function keepOn(kit: Kit, namespace: Namespace | undefined, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(TOKENS_EVERY_MS, signal)
    await untilSeen(signal)
    if (signal.aborted) return
    const asked = namespace ?? kit.store.get().network.activeNamespace
    // A second question beside one that is still open would, failing later, put the next try off once more.
    if (selectAccount(kit.store.get(), asked).tokenStatus === 'loading') continue
    await refreshTokens(kit, { namespace, isForced: true, signal })
    if (tokenOutages(kit).has(asked)) return
  }
}

function untilSeen(signal: AbortSignal): Promise<void> {
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
