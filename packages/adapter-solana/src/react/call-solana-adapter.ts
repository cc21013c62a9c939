/**
 * Calls the two Solana-only methods of the kit's Solana adapter, for the `@solana/wallet-adapter-react` components.
 *
 * Throws  AdapterNotFoundError  the kit has no Solana adapter. `offerWallet` then does nothing
 */
import type { Kit, Network } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { AdapterNotFoundError } from '@bowline/kit-core/errors'
import type { SolanaAdapter } from '../contract.js'

/** Which connection to take over, and for which network. */
export type AdoptConnectionParams = {
  readonly connectorId: string
  /** If set, the connection is taken over only when the wallet opens this account. */
  readonly address?: string | undefined
  readonly network?: Network | undefined
}

/** Makes an existing connection of a wallet a connection of the kit, without a prompt. No-op if the wallet does not agree. */
export async function adoptConnection(kit: Kit, params: AdoptConnectionParams): Promise<void> {
  const adapter = getSolanaAdapter(kit)
  if (adapter === undefined) throw new AdapterNotFoundError('solana')
  await adapter.adoptConnection({ ...params, signal: kit.lifetime() })
}

/** Adds a wallet of the app to the list of the kit; the returned function removes it. */
export function offerWallet(kit: Kit, wallet: object): () => void {
  return getSolanaAdapter(kit)?.offerWallet(wallet) ?? (() => undefined)
}

function getSolanaAdapter({ adapters }: Kit): SolanaAdapter | undefined {
  const adapter = adapters.get('solana')
  return isSolanaAdapter(adapter) ? adapter : undefined
}

function isSolanaAdapter(value: unknown): value is SolanaAdapter {
  return typeof safeGet(value, 'adoptConnection') === 'function'
}
