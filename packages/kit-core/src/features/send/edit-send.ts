/**
 * What the visitor fills in. While the wallet is asked the form stays as it is.
 *
 * In      token   one of the tokens that can be sent; undefined takes the choice back
 *         text    of the amount, decimal; of the receiver, as typed
 * Source  spec R-SEND-07, R-SEND-11, R-SEND-23, R-SEND-31; security design §8 (amounts, receivers)
 */
import type { TokenBalance } from '@bowline/api-client'
import { formatUnits } from '../../base/amount/parse-units.js'
import type { Kit } from '../../kit.js'
import { toNativeToken } from '../../wallets/network/native-token-aliases.js'
import { decimalsOf, getTokenUnits } from './amounts.js'
import { checkReceiver } from './check-receiver.js'
import { estimateSend } from './estimate-send.js'
import { selectSend } from './select-send.js'
import { selectSendFields } from './select-send-fields.js'
import { isSameToken } from './send-tokens.js'
import { resetSend, updateSend } from './update-send.js'

/** Chooses the token. The amount stays, unless it was all there is of another one. */
export function setSendToken(kit: Kit, chosen: TokenBalance | undefined): void {
  const token = chosen && toNativeToken(chosen)
  const { token: before, isMax, loading } = selectSendFields(kit.store.get())
  if (loading) return
  const isSame = token !== undefined && before !== undefined && isSameToken(token, before)
  updateSend(kit, {
    token,
    confirmedFee: undefined,
    ...(isMax && !isSame && { sendTokenAmount: undefined, isMax: false }),
  })
  if (!isSame) checkReceiver(kit)
  estimateSend(kit)
}

/** Takes the amount. What people write in their language `parseAmountCandidates` reads. */
export function setSendAmount(kit: Kit, text: string): void {
  if (selectSendFields(kit.store.get()).loading) return
  updateSend(kit, { sendTokenAmount: text, isMax: false, confirmedFee: undefined })
  estimateSend(kit)
}

/** Fills in all there is; of the coin itself less the fee, which is asked for anew. */
export function setSendMax(kit: Kit): void {
  const { token, loading } = selectSend(kit.store.get())
  if (!token || loading) return
  const all = formatUnits(getTokenUnits(token), decimalsOf(token))
  updateSend(kit, { isMax: true, ...(token.address !== undefined && { sendTokenAmount: all }) })
  estimateSend(kit, { isAnew: true })
}

/** Notes that the visitor has compared the receiver with the address that looks the same. */
export function confirmLookalike(kit: Kit): void {
  updateSend(kit, { confirmedLookalike: selectSend(kit.store.get()).lookalike })
}

/** Notes that the visitor means the address of a name on Ethereum, here too. */
export function confirmOtherNetwork(kit: Kit): void {
  updateSend(kit, { isElsewhereConfirmed: true })
}

/** Stores that the user goes by a fee that is more than the amount. */
export function confirmFee(kit: Kit): void {
  updateSend(kit, { confirmedFee: selectSendFields(kit.store.get()).fee })
}

/** Empties the form. */
export function clearSend(kit: Kit): void {
  resetSend(kit)
}
