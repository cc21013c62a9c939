import type { Connection, Kit } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'
import { ProviderNotFoundError } from '@bowline/kit-core/errors'
import { PublicKey } from '@solana/web3.js'
import { isSolanaProvider } from '../provider/is-solana-provider.js'
import type { SolanaProvider } from '../provider/provider.js'
import { getCapabilities, isSameCapabilities, type WalletCapabilities } from './wallet-capabilities.js'

/** The kit's connected Solana wallet, ready for requests through `useWallet`. */
export type WalletSession = {
  readonly connectorId: string
  readonly provider: SolanaProvider
  readonly publicKey: PublicKey
  readonly capabilities: WalletCapabilities
}

/** Loads the session of the kit's active wallet. Unchanged parts keep their identity. Throws ProviderNotFoundError. */
export async function loadSession(
  kit: Kit,
  { connectorId }: Connection,
  before: WalletSession | undefined,
): Promise<WalletSession> {
  const provider = await getProvider(kit, { namespace: 'solana' })
  if (!isSolanaProvider(provider)) throw new ProviderNotFoundError()
  const { address } = provider
  const publicKey = before?.publicKey.toBase58() === address ? before.publicKey : new PublicKey(address)
  const current = getCapabilities(provider.wallet)
  const offer = before !== undefined && isSameCapabilities(before.capabilities, current) ? before.capabilities : current
  return { connectorId, provider, publicKey, capabilities: offer }
}
