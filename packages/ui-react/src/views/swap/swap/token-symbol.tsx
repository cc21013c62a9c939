'use client'

import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { TokenText } from '../../../components/token-text.js'

/** Symbol of a token in Swap, which is untrusted text; warns about letters that can be mistaken for others. */
export function TokenSymbol({ symbol }: { symbol: string }) {
  return <TokenText text={symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
}
