import type { ReadSentParams, SentFacts } from '@bowline/kit-core'
import { readAnswer } from '@bowline/kit-core/adapter'
import { callsIdSchema, hashSchema } from './answers.js'
import { callsFacts } from './calls-look.js'

/** What an answer to an earlier page says was sent. Throws WalletRequestError where it says no such thing. Source: spec R-CONN-257. */
export function readSent({ connectorId, method, answer }: ReadSentParams): Omit<SentFacts, 'caipNetworkId'> {
  return method === 'wallet_sendCalls'
    ? callsFacts(readAnswer(method, callsIdSchema, answer), connectorId)
    : { hash: readAnswer(method, hashSchema, answer) }
}
