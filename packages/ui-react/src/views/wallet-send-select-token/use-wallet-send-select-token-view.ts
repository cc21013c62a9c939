/**
 * The choice of the token that is sent.
 *
 * Out     pick   takes the token and goes back to the form
 * Source  R-SEND-07, R-SEND-33, R-ACCT-111, R-FLOW-38
 */
'use client'

import { selectSend, type TokenBalance } from '@bowline/kit-core'
import { goBack, setSendToken } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import type { PickedToken } from '../token-picker/picked-token.js'
import { tokenMarks } from '../tokens/token-icon-keys.js'
import { useHiddenTokens } from '../tokens/use-hidden-tokens.js'
import { useSendTokens } from '../wallet-send/use-send-tokens.js'

/** The tokens to choose from. */
export function useWalletSendSelectTokenView() {
  const kit = useKit()
  const { tokenBalances } = useKitState(selectSend)
  const { shown, ...leftOut } = useHiddenTokens()
  const tokens = [...tokenBalances, ...shown]
  const { phase, retry, blockedUntilMs } = useSendTokens()
  return {
    tokens: tokens.map(pickedOf),
    leftOut,
    status: phase === 'loading' || phase === 'failed' ? phase : ('list' as const),
    pick: ({ key }: PickedToken) => {
      const token = tokens.find((other, at) => keyOf(other, at) === key)
      if (token === undefined) return
      setSendToken(kit, token)
      goBack(kit)
    },
    retry,
    blockedUntilMs,
  }
}

/** What is listed twice stays two. */
function keyOf({ chainId, address }: TokenBalance, at: number): string {
  return `${address ?? chainId}/${at}`
}

function pickedOf(token: TokenBalance, at: number): PickedToken {
  const { name, symbol, iconUrl, address, price = 0, value, quantity } = token
  return {
    key: keyOf(token, at),
    name,
    symbol,
    iconUrl,
    marks: tokenMarks(token.chainId, address),
    address,
    amount: quantity.numeric,
    value: price > 0 ? value : undefined,
  }
}
