/**
 * What a page does for the phone: it shows its code when the phone looks, and answers for the chains of its ledger.
 *
 * In      readUri     the address on screen now
 *         onPutAway   the phone wants to be put away
 * Out     show   holds the address on screen before the phone; false when there is none
 *         stop
 */
import { createChainAccess } from '../wallets/chain-access'
import { type LineMessage, openLine } from './connection'

/** A page as the phone sees it. */
export type PhoneService = { readonly show: () => boolean; readonly stop: () => void }

/** Begins to serve. */
export function servePhone(readUri: () => string | undefined, onPutAway: () => void = () => undefined): PhoneService {
  const askChain = createChainAccess([])
  const show = () => {
    const uri = readUri()
    if (uri !== undefined) line.say({ type: 'code', uri })
    return uri !== undefined
  }
  const answer = async ({ id, chainId, method, params }: Extract<LineMessage, { type: 'ask' }>) => {
    try {
      line.say({ type: 'answer', id, result: await askChain(chainId, method, params) })
    } catch (error) {
      const code = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : -32603
      line.say({ type: 'refusal', id, code, message: error instanceof Error ? error.message : 'The chain refused' })
    }
  }
  const line = openLine((message) => {
    if (message.type === 'scan') show()
    else if (message.type === 'ask') void answer(message)
    else if (message.type === 'put-away') onPutAway()
  })
  return { show, stop: line.close }
}
