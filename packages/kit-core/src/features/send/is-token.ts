import { isMaybeText, isText } from '../../base/errors/parse-input.js'
import { isRecord } from '../../base/validation/guard.js'

/** Whether a value is absent or has what a transfer needs of a token: texts, and the quantity as text. */
export function isMaybeToken(value: unknown): boolean {
  if (value === undefined) return true
  if (!isRecord(value) || !isRecord(value.quantity)) return false
  const { symbol, chainId, address, quantity } = value
  return [symbol, chainId, quantity.decimals, quantity.numeric].every(isText) && isMaybeText(address)
}
