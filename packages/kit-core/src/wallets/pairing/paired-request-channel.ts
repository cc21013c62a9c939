/**
 * The line to a paired wallet: what is asked over it, and when an answer is no longer waited for.
 *
 * A relay that is away for a while ends nothing here: a phone takes the page's sockets away while its owner is in the
 * wallet. The session knows what was delivered, and says when it could not be.
 *
 * In      session
 *         faultOf   makes of words what a question is rejected with; a WalletRequestError of code 4900 unless given
 * Out     what the wallet answers; it rejects with what the session rejects with
 * Throws  `faultOf`  the session ended, before or while the wallet was asked; or five minutes went by, so that no question
 *                    waits for ever. The session is told not to deliver it any more.
 * Source  spec R-CONN-39, R-CONN-102
 */

import { timeoutSignal } from '../../base/async/link-signals.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import type { PairedRequest, PairedSession } from '../../core/adapter/transport.js'
import { PairedRequestExpiredError } from './errors.js'

const ANSWER_LIMIT_MS = 300_000
const DISCONNECTED = 4900
const OVER = 'The wallet ended the connection'

/** The line to a paired wallet. */
export type PairedRequestChannel = {
  readonly ask: (question: Omit<PairedRequest, 'signal'>) => Promise<unknown>
  /** Nothing can be asked any more; open questions are answered with that. */
  readonly end: () => void
}

/** Makes the line over a session. */
export function createPairedRequestChannel(
  session: PairedSession,
  faultOf: (words: string) => unknown = (words) => new WalletRequestError(words, DISCONNECTED),
): PairedRequestChannel {
  const over = new AbortController()

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const { signal, release } = timeoutSignal(over.signal, ANSWER_LIMIT_MS)
        const giveUp = () => reject(faultOf(over.signal.aborted ? OVER : new PairedRequestExpiredError().message))
        signal.addEventListener('abort', giveUp)
        if (signal.aborted) {
          release()
          giveUp()
          return
        }
        const send = async () => session.request({ ...question, signal })
        send().then(resolve, reject).finally(release)
      }),
    end: () => over.abort(),
  }
}
