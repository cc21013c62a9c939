import { isSolanaProvider, type SolanaTransaction } from '@bowline/adapter-solana'
import type { Kit } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'

/** Resolves to the transaction's signature in base58. */
export async function signAndSend(kit: Kit, transaction: SolanaTransaction): Promise<string> {
  const provider = await getProvider(kit, { namespace: 'solana' })
  if (!isSolanaProvider(provider)) throw new Error('This is not a Solana wallet')
  return provider.signAndSendTransaction(transaction)
}
