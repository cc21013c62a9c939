import { isSolanaProvider, type SolanaTransaction } from '@bowline/adapter-solana'
import { getProvider } from '@bowline/kit-core/actions'
import { kit } from './solana'

/** Resolves the transaction's signature in base58. */
export async function signAndSend(transaction: SolanaTransaction): Promise<string> {
  const provider = await getProvider(kit, { namespace: 'solana' })
  if (!isSolanaProvider(provider)) throw new Error('This wallet is none of Solana')
  return provider.signAndSendTransaction(transaction)
}
