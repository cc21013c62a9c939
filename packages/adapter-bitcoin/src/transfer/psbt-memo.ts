import type { AskedMemo } from '../runtime/asked-memo.js'
import { knownOfPsbt, unsignedIdOfPsbt } from './read-psbt.js'

/**
 * Creates the memo stored before a wallet is asked to send a PSBT; undefined when the PSBT cannot be parsed. Source:
 * spec R-ADPT-133.
 */
export function psbtMemo(psbt: string): string | undefined {
  try {
    const { coins } = knownOfPsbt(psbt)
    const memo: AskedMemo = { coins: [...coins], unsignedId: unsignedIdOfPsbt(psbt) }
    return JSON.stringify(memo)
  } catch {
    return undefined
  }
}
