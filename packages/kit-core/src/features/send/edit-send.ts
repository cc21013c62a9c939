/**
 * Actions of the transfer form, except for the recipient. While a transfer is being sent, only confirmations and `clearSend`
 * change the form.
 *
 * Source  spec R-SEND-07, R-SEND-11, R-SEND-23, R-SEND-31; security design §8 (amounts, recipients)
 */

import type { TokenBalance } from '@bowline/api-client'
import { formatUnits } from '../../base/amount/parse-units.js'
import { assertInput, isText } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { toNativeToken } from '../../wallets/network/native-token-aliases.js'
import { getTokenDecimals, getTokenUnits } from './amounts.js'
import { estimateSend } from './estimate-send.js'
import { isMaybeToken } from './is-token.js'
import { recheckRecipient } from './resolve-typed-recipient.js'
import { selectSend } from './select-send.js'
import { selectSendFields } from './select-send-fields.js'
import { isSameToken } from './send-tokens.js'
import { resetSend, updateSend } from './update-send.js'

/** Selects the token to send; undefined clears it. Keeps the amount, unless it was the maximum of another token. */
export function setSendToken(kit: Kit, chosen: TokenBalance | undefined): void {
  assertInput('chosen', chosen, isMaybeToken)
  const token = chosen && toNativeToken(chosen)
  const { token: before, isMax, loading } = selectSendFields(kit.store.get())
  if (loading) return
  const isSame = token !== undefined && before !== undefined && isSameToken(token, before)
  updateSend(kit, {
    token,
    confirmedFee: undefined,
    ...(isMax && !isSame && { sendTokenAmount: undefined, isMax: false }),
  })
  if (!isSame) recheckRecipient(kit)
  estimateSend(kit)
}

/** Sets the amount as decimal text. `parseAmountCandidates` parses localized input before it gets here. */
export function setSendAmount(kit: Kit, text: string): void {
  assertInput('text', text, isText)
  if (selectSendFields(kit.store.get()).loading) return
  updateSend(kit, { sendTokenAmount: text, isMax: false, confirmedFee: undefined })
  estimateSend(kit)
}

/** Fills in the whole balance; for the native token, less the fee, once a new estimate has arrived. */
export function setSendMax(kit: Kit): void {
  const { token, loading } = selectSend(kit.store.get())
  if (!token || loading) return
  const all = formatUnits(getTokenUnits(token), getTokenDecimals(token))
  updateSend(kit, { isMax: true, ...(token.address !== undefined && { sendTokenAmount: all }) })
  estimateSend(kit, { isForced: true })
}

/** Stores that the user has compared the recipient with the known address that looks like it. */
export function confirmLookalike(kit: Kit): void {
  updateSend(kit, { confirmedLookalike: selectSend(kit.store.get()).lookalike })
}

/** Stores that the user confirmed the recipient although its name or contract belongs to another network. */
export function confirmOtherNetwork(kit: Kit): void {
  updateSend(kit, { isElsewhereConfirmed: true })
}

/** Stores that the user accepts the present fee, which is higher than the amount. A higher fee must be confirmed again. */
export function confirmFee(kit: Kit): void {
  updateSend(kit, { confirmedFee: selectSendFields(kit.store.get()).fee })
}

/** Clears the form and stops its scheduled lookups. Keeps the last transfer. */
export function clearSend(kit: Kit): void {
  resetSend(kit)
}
