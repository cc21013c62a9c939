/**
 * The line to a paired wallet: what is asked over it, and when an answer is no longer waited for.
 *
 * In      session
 * Out     what the wallet answers, parsed
 * Throws  CapabilityMissingError  the wallet did not approve the method
 *         WalletRequestError      4900: the session ended, before or while the wallet was asked, or five minutes went by; or
 *                                 what the wallet said
 *         UserRejectedError, RequestPendingError
 * Source  spec R-CONN-39, R-CONN-102
 */
import { type CaipNetworkId, CapabilityMissingError, type PairedSession, WalletRequestError } from '@bowline/kit-core'
import type * as z from 'zod/mini'
import { readAnswer } from '../wallet/ask-wallet.js'
import { parseWalletError } from '../wallet/parse-wallet-error.js'

const ANSWER_LIMIT_MS = 300_000
const DISCONNECTED = 4900

/** A question to a paired wallet. */
export type PairedQuestion<T> = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly schema: z.ZodMiniType<T>
}

/** The line. */
export type PairedLine = {
  readonly ask: <T>(question: PairedQuestion<T>) => Promise<T>
  /** Whether the wallet approved a method; one that names none does not limit them. */
  readonly offers: (method: string) => boolean
  /** Nothing can be asked any more; open questions are answered with that. */
  readonly end: () => void
}

/** Makes the line over a session. */
export function createPairedLine(session: PairedSession): PairedLine {
  const open = new Set<(reason: string) => void>()
  let isOver = false

  const offers = (method: string) => {
    const approved = session.namespaces().solana?.methods ?? []
    return approved.length === 0 || approved.includes(method)
  }

  function send(params: Parameters<PairedSession['request']>[0]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const stop = new AbortController()
      const giveUp = (words: string) => {
        settle()
        reject(new WalletRequestError(words, DISCONNECTED))
        stop.abort()
      }
      const timer = setTimeout(() => giveUp('The wallet did not answer in time. Please try again.'), ANSWER_LIMIT_MS)
      const settle = () => {
        clearTimeout(timer)
        open.delete(giveUp)
      }
      open.add(giveUp)
      const begin = async () => session.request({ ...params, signal: stop.signal })
      begin().then(resolve, reject).finally(settle)
    })
  }

  return {
    offers,
    async ask({ caipNetworkId, method, params, schema }) {
      if (isOver) throw new WalletRequestError(OVER, DISCONNECTED)
      if (!offers(method)) throw new CapabilityMissingError('solana', method)
      let answer: unknown
      try {
        answer = await send({ caipNetworkId, method, params })
      } catch (error) {
        throw parseWalletError(error)
      }
      return readAnswer(method, schema, answer)
    },
    end() {
      isOver = true
      for (const giveUp of [...open]) giveUp(OVER)
    },
  }
}

const OVER = 'The wallet ended the connection'
