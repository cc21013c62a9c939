/**
 * Sends requests to a paired wallet and decides when to stop waiting for a response.
 *
 * A lost relay cancels nothing here: a phone closes the page's sockets while the user is in the
 * wallet. The session knows what was delivered, and rejects a request it could not deliver.
 *
 * In      toError   creates the rejection from a message; by default a WalletRequestError of code 4900
 * Out     the wallet's response; rejects with the session's error
 * Throws  `toError`  the channel was closed, before or during the request, or five minutes passed without a response. The
 *                    session is then signaled not to deliver the request any more
 * Source  spec R-CONN-39, R-CONN-102
 */

import { timeoutSignal } from '../../base/async/link-signals.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import type { PairedRequest, PairedSession } from '../../core/adapter/transport.js'
import { PairedRequestExpiredError } from './errors.js'

const REQUEST_TIMEOUT_MS = 300_000
const DISCONNECTED = 4900
const SESSION_ENDED = 'The wallet disconnected'

/** Request channel to a paired wallet. */
export type PairedRequestChannel = {
  readonly request: (request: Omit<PairedRequest, 'signal'>) => Promise<unknown>
  /** Closes the channel: open requests and later ones are rejected. */
  readonly end: () => void
}

/** Creates the request channel of a session. Adapters close it when the session ends. */
export function createPairedRequestChannel(
  session: PairedSession,
  toError: (message: string) => unknown = (message) => new WalletRequestError(message, DISCONNECTED),
): PairedRequestChannel {
  const closed = new AbortController()

  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        const { signal, release } = timeoutSignal(closed.signal, REQUEST_TIMEOUT_MS)
        const rejectRequest = () =>
          reject(toError(closed.signal.aborted ? SESSION_ENDED : new PairedRequestExpiredError().message))
        signal.addEventListener('abort', rejectRequest)
        if (signal.aborted) {
          release()
          rejectRequest()
          return
        }
        const send = async () => session.request({ ...request, signal })
        send().then(resolve, reject).finally(release)
      }),
    end: () => closed.abort(),
  }
}
