'use client'

/**
 * Tokens to choose from for a transfer.
 *
 * Out     pick   sets the token and goes back to the form
 * Source  R-SEND-07, R-SEND-33, R-ACCT-111, R-FLOW-38
 */

import { selectSend, type TokenBalance } from '@bowline/kit-core'
import { goBack, setSendToken } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { useHiddenTokens } from '../../account/tokens/use-hidden-tokens.js'
import type { PickedToken } from '../../shared/token-picker/picked-token.js'
import { useSendTokens } from '../wallet-send/use-send-tokens.js'

/** Tokens of the account for `TokenSearch`, their status, and a retry. */
export function useWalletSendSelectTokenView() {
  const kit = useKit()
  const { tokenBalances } = useKitState(selectSend)
  const { shown, ...hiddenTokens } = useHiddenTokens()
  const tokens = [...tokenBalances, ...shown]
  const { phase, retry, blockedUntilMs } = useSendTokens()
  return {
    tokens: tokens.map(toPickedToken),
    hiddenTokens,
    status: phase === 'loading' || phase === 'failed' ? phase : ('list' as const),
    pick: ({ key }: PickedToken) => {
      const token = tokens.find((other, at) => getTokenKey(other, at) === key)
      if (token === undefined) return
      setSendToken(kit, token)
      goBack(kit)
    },
    retry,
    blockedUntilMs,
  }
}

/** Key of a token; tokens listed twice get different keys. */
function getTokenKey({ chainId, address }: TokenBalance, at: number): string {
  return `${address ?? chainId}/${at}`
}

function toPickedToken(token: TokenBalance, at: number): PickedToken {
  const { name, symbol, iconUrl, address, price = 0, value, quantity } = token
  return {
    key: getTokenKey(token, at),
    name,
    symbol,
    iconUrl,
    iconKeys: getTokenIconKeys(token.chainId, address),
    address,
    amount: quantity.numeric,
    value: price > 0 ? value : undefined,
  }
}
