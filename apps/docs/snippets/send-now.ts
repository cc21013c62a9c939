import { type Kit, selectSend } from '@bowline/kit-core'
import { refreshTokens, sendToken } from '@bowline/kit-core/actions'

/** Has the wallet send 25 of a token of the account; resolves once the chain has the transaction. */
export async function payRent(kit: Kit, recipientAddress: string) {
  await refreshTokens(kit)
  const { tokenBalances } = selectSend(kit.getState())
  const token = tokenBalances.find(({ symbol }) => symbol === 'USDC')
  const { hash } = await sendToken(kit, { token, amount: '25', recipientAddress })
  return hash
}
