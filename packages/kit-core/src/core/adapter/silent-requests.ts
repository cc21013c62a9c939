/**
 * Asks wallets without a window, where some ignore that and open one. So a wallet is asked once: one that refused, failed as late
 * as a person does, or says nothing is asked once more, on the return to the page. After that, and while a question is open, what it
 * opens by its own word is the answer.
 *
 * In      wallet    who is asked; its question is the page's, however many ask it
 *         opened    what the wallet opens by its own word; undefined while that is nothing
 *         onChange  hears it; the returned function ends that
 * Throws  what `ask` throws; UserRejectedError where it came late
 * Source  spec R-CONN-244
 */

import { perOwner } from '../../base/async/scope.js'
import { onceVisibilityChanges } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { UserRejectedError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'

/** From then on a person may have been asked. */
const PERSON_MS = 1_000

/** A question to a wallet. */
export type SilentRequest<Value> = {
  readonly wallet: object
  readonly ask: () => Promise<Value>
  readonly opened: () => Value | undefined
  readonly onChange: (listener: () => void) => () => void
}

type Asked<Value> = {
  open?: Promise<Value> | undefined
  refusal?: { readonly error: unknown } | undefined
  /** The user came back to the page since the wallet was asked. */
  isReturned: boolean
}

/** Creates the list of wallets that are asked this way. */
export function createSilentRequests<Value>(): (question: SilentRequest<Value>) => Promise<Value> {
  const asked = perOwner((): Asked<Value> => ({ isReturned: false }))

  function refuse(wallet: object, refusal: unknown): void {
    const own = asked(wallet)
    own.refusal = { error: refusal }
    if (own.isReturned) return
    onceVisibilityChanges(() => {
      own.isReturned = true
      own.refusal = undefined
    })
  }

  async function begin(question: SilentRequest<Value>): Promise<Value> {
    const { wallet, ask, opened, onChange } = question
    const own = asked(wallet)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
    }, PERSON_MS)
    const stops: (() => void)[] = []
    const besides = new Promise<Value>((resolve, reject) => {
      const hear = () => {
        const now = opened()
        if (now !== undefined) resolve(now)
      }
      const askAgain = () => {
        if (!isLate || own.isReturned) return
        own.isReturned = true
        ask().then(resolve, reject)
      }
      stops.push(onChange(hear), onPageReturn(askAgain))
    })
    try {
      const answer = await Promise.race([ask(), besides])
      own.isReturned = false
      return answer
    } catch (error) {
      const isRefused = isKitError(error, 'wallet/user-rejected')
      if (!isLate && !isRefused) throw error
      const refusal = isRefused || isKitError(error, 'wallet/unavailable') ? error : new UserRejectedError(error)
      refuse(wallet, refusal)
      throw refusal
    } finally {
      clearTimeout(timer)
      for (const stop of stops) stop()
      own.open = undefined
    }
  }

  return async (question) => {
    const { wallet, opened } = question
    const own = asked(wallet)
    const now = own.refusal && opened()
    if (now !== undefined) return now
    if (own.refusal) throw own.refusal.error
    own.open ??= begin(question)
    return own.open
  }
}
