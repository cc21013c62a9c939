import type { RequestMemo } from '../runtime/request-memo.js'
import { getPsbtTransaction, getPsbtUnsignedId } from './parse-psbt.js'

/**
 * Creates the memo stored before a wallet is requested to sign and send a PSBT; undefined when the PSBT cannot be parsed.
 * Source: spec R-ADPT-133.
 */
export function createPsbtMemo(psbt: string): string | undefined {
  try {
    const { coins } = getPsbtTransaction(psbt)
    const memo: RequestMemo = { coins: [...coins], unsignedId: getPsbtUnsignedId(psbt) }
    return JSON.stringify(memo)
  } catch {
    return undefined
  }
}
