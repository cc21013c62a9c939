/**
 * The line to a paired wallet: what is asked over it, and when an answer is no longer waited for.
 *
 * A relay that is away for a while ends nothing here: a phone takes the page's sockets away while its owner is in the
 * wallet. The session knows what was delivered, and says when it could not be.
 *
 * In      session
 * Out     what the wallet answers; it rejects with what the session rejects with
 * Throws  ProviderFault 4900  the session ended, before or while the wallet was asked; or five minutes went by, so that no
 *                             question waits for ever. The session is told not to deliver it any more.
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { PROVIDER_CODES, ProviderFault } from './provider-fault.js'

const ANSWER_LIMIT_MS = 300_000

/** A question to a paired wallet. */
export type PairedQuestion = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}

/** The line. */
export type PairedLine = {
  readonly ask: (question: PairedQuestion) => Promise<unknown>
  /** Nothing can be asked any more; open questions are answered with that. */
  readonly end: () => void
}

/** Makes the line over a session. */
export function createPairedLine(session: PairedSession): PairedLine {
  const open = new Set<(fault: ProviderFault) => void>()
  let isOver = false

  return {
    ask(question) {
      if (isOver) return Promise.reject(sessionOver())
      return new Promise((resolve, reject) => {
        const stop = new AbortController()
        const giveUp = (fault: ProviderFault) => {
          settle()
          reject(fault)
          stop.abort(fault)
        }
        const timer = setTimeout(() => giveUp(notAnswered()), ANSWER_LIMIT_MS)
        const settle = () => {
          clearTimeout(timer)
          open.delete(giveUp)
        }
        open.add(giveUp)
        const send = async () => session.request({ ...question, signal: stop.signal })
        send().then(resolve, reject).finally(settle)
      })
    },
    end() {
      isOver = true
      for (const giveUp of [...open]) giveUp(sessionOver())
    },
  }
}

function sessionOver(): ProviderFault {
  return new ProviderFault(PROVIDER_CODES.disconnected, 'The wallet ended the connection')
}

function notAnswered(): ProviderFault {
  return new ProviderFault(PROVIDER_CODES.disconnected, 'The wallet did not answer in time. Please try again.')
}
