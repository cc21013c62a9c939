/**
 * Requests accounts from wallets without a window, although some wallets open one anyway. Each wallet gets the request
 * once. If it rejected, failed after more than 1 s (as a person would), or did not respond, it gets it once more, when the user
 * returns to the page. After that, and while a request is open, accounts that the wallet shares unprompted are the response.
 *
 * In      wallet    concurrent callers share its request
 *         opened    what the wallet shared unprompted; undefined while it shared nothing
 *         onChange  subscribes to changes of `opened`; the returned function unsubscribes
 * Throws  what `send` throws; UserRejectedError when that failure came late
 * Source  spec R-CONN-244
 */

import { perOwner } from '../../base/async/per-owner.js'
import { onceVisibilityChanges } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { UserRejectedError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'

/** A response later than this may come from a person. */
const PERSON_RESPONSE_MS = 1_000

/** A request to a wallet. */
export type SilentRequest<Value> = {
  readonly wallet: object
  readonly send: () => Promise<Value>
  readonly opened: () => Value | undefined
  readonly onChange: (listener: () => void) => () => void
}

type RequestState<Value> = {
  open?: Promise<Value> | undefined
  rejection?: { readonly error: unknown } | undefined
  /** Whether the user returned to the page since the request was sent. */
  isReturned: boolean
}

/** Creates the function that sends silent requests, with its own record of wallets. */
export function createSilentRequests<Value>(): (request: SilentRequest<Value>) => Promise<Value> {
  const stateOf = perOwner((): RequestState<Value> => ({ isReturned: false }))

  function storeRejection(wallet: object, rejection: unknown): void {
    const own = stateOf(wallet)
    own.rejection = { error: rejection }
    if (own.isReturned) return
    onceVisibilityChanges(() => {
      own.isReturned = true
      own.rejection = undefined
    })
  }

  async function send(request: SilentRequest<Value>): Promise<Value> {
    const { wallet, send, opened, onChange } = request
    const own = stateOf(wallet)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
    }, PERSON_RESPONSE_MS)
    const stops: (() => void)[] = []
    const sharedUnprompted = new Promise<Value>((resolve, reject) => {
      const check = () => {
        const now = opened()
        if (now !== undefined) resolve(now)
      }
      const retry = () => {
        if (!isLate || own.isReturned) return
        own.isReturned = true
        send().then(resolve, reject)
      }
      stops.push(onChange(check), onPageReturn(retry))
    })
    try {
      const response = await Promise.race([send(), sharedUnprompted])
      own.isReturned = false
      return response
    } catch (error) {
      const isRejected = isKitError(error, 'wallet/user-rejected')
      if (!isLate && !isRejected) throw error
      const rejection = isRejected || isKitError(error, 'wallet/unavailable') ? error : new UserRejectedError(error)
      storeRejection(wallet, rejection)
      throw rejection
    } finally {
      clearTimeout(timer)
      for (const stop of stops) stop()
      own.open = undefined
    }
  }

  return async (request) => {
    const { wallet, opened } = request
    const own = stateOf(wallet)
    const now = own.rejection && opened()
    if (now !== undefined) return now
    if (own.rejection) throw own.rejection.error
    own.open ??= send(request)
    return own.open
  }
}
