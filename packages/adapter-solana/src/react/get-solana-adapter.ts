/**
 * The kit's Solana adapter, for what only it can do.
 *
 * Throws  AdapterNotFoundError  the kit has none; offering a wallet to such a kit does nothing
 */
import { AdapterNotFoundError, type Kit, type Network } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import type { SolanaAdapter } from '../adapter.js'

/** Which wallet is taken over, and where. */
export type RestoreParams = {
  readonly connectorId: string
  /** Taken over only if the wallet opens this account. */
  readonly address?: string | undefined
  readonly network?: Network | undefined
}

/** Takes over a wallet that already agreed, without any window; the kit then has its connection. */
export async function restoreSilently(kit: Kit, params: RestoreParams): Promise<void> {
  const adapter = find(kit)
  if (adapter === undefined) throw new AdapterNotFoundError('solana')
  await adapter.adoptConnection({ ...params, signal: kit.lifetime() })
}

/** Puts a wallet of the app's own on the kit's list; the returned function takes it back. */
export function offerWallet(kit: Kit, wallet: object): () => void {
  return find(kit)?.offerWallet(wallet) ?? (() => undefined)
}

function find({ adapters }: Kit): SolanaAdapter | undefined {
  const adapter = adapters.get('solana')
  return isSolanaAdapter(adapter) ? adapter : undefined
}

function isSolanaAdapter(value: unknown): value is SolanaAdapter {
  return typeof safeGet(value, 'adoptConnection') === 'function'
}
