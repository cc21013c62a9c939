/**
 * The kit's Solana adapter, for what only it can do.
 *
 * Throws  AdapterNotFoundError  the kit has no adapter for Solana
 */
import { AdapterNotFoundError, type Kit, type Network } from '@bowline/kit-core'
import { readKey } from '@bowline/kit-core/adapter'
import type { SolanaAdapter } from '../adapter.js'

/** The adapter. */
export function solanaAdapterOf({ adapters }: Kit): SolanaAdapter {
  const adapter = adapters.get('solana')
  if (!isSolanaAdapter(adapter)) throw new AdapterNotFoundError('solana')
  return adapter
}

/** Which wallet is taken over, and where. */
export type RestoreParams = {
  readonly connectorId: string
  /** Taken over only if the wallet opens this account. */
  readonly address?: string | undefined
  readonly network?: Network | undefined
}

/** Takes over a wallet that already agreed, without any window; the kit then has its connection. */
export function restoreSilently(kit: Kit, params: RestoreParams): Promise<void> {
  return solanaAdapterOf(kit).adoptConnection({ ...params, signal: kit.lifetime() })
}

function isSolanaAdapter(value: unknown): value is SolanaAdapter {
  return typeof readKey(value, 'adoptConnection') === 'function'
}
