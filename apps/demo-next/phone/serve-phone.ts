/**
 * The page's end of the channel: it shows its code when the phone scans, and responds for the chains of its ledger.
 *
 * In      readUri     the URI on screen now
 *         onPutAway   the phone requests to be closed
 * Out     show   shows the phone the URI on screen; false when there is none
 *         stop
 */
import { createChainAccess } from '../wallets/chain-access'
import { type LineMessage, openLine } from './connection'

/** A page as seen by the phone. */
export type PhoneService = { readonly show: () => boolean; readonly stop: () => void }

/** Starts to serve. */
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
