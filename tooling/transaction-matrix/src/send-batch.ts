import type { Kit } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'
import { encodeFunctionData, erc20Abi, type Hex, numberToHex } from 'viem'
import type { CaseTransfer } from './chain-setup.js'

type Provider = { request(args: { method: string; params: readonly unknown[] }): Promise<unknown> }

const isProvider = (value: unknown): value is Provider => typeof Object(value).request === 'function'

/**
 * Sends the native token and a token as a batch of calls, as an app does through the kit's provider; resolves to the id of the batch.
 * The same intent has the same id, so that a wallet carries it out once however often it is requested.
 */
export function sendBatch({ recipient, tokenAddress }: { readonly recipient: Hex; readonly tokenAddress: Hex }) {
  return async (kit: Kit, { index, value }: CaseTransfer): Promise<string> => {
    const provider = await getProvider(kit)
    if (!isProvider(provider)) throw new Error('It is another provider')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, value] })
    const calls = [
      { to: recipient, value: numberToHex(value) },
      { to: tokenAddress, data },
    ]
    const batch = {
      version: '2.0.0',
      id: numberToHex(index, { size: 32 }),
      chainId: '0x1',
      atomicRequired: false,
      calls,
    }
    const answer = await provider.request({ method: 'wallet_sendCalls', params: [batch] })
    return String(Object(answer).id)
  }
}
