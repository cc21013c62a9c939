import type { AskedMemo } from '../runtime/asked-memo.js'
import { knownOfPsbt, unsignedIdOfPsbt } from './read-psbt.js'

/** Notes a PSBT before a wallet is asked to send it; undefined where it cannot be read here. Source: spec R-ADPT-133. */
export function psbtMemo(psbt: string): string | undefined {
  try {
    const { coins } = knownOfPsbt(psbt)
    const memo: AskedMemo = { coins: [...coins], unsignedId: unsignedIdOfPsbt(psbt) }
    return JSON.stringify(memo)
  } catch {
    return undefined
  }
}
