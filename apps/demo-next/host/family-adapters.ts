import { bitcoin } from '@bowline/adapter-bitcoin'
import { solana } from '@bowline/adapter-solana'
import type { AdapterDescriptor } from '@bowline/kit-core'
import type { Settings } from '../settings/settings'

/** The adapters that the settings request, in their order. The host provides the EVM adapter with `evmAdapter`. */
export function familyAdapters(
  { adapters }: Pick<Settings, 'adapters'>,
  evmAdapter: () => AdapterDescriptor,
): readonly AdapterDescriptor[] {
  const makers = { evm: evmAdapter, solana, bitcoin }
  return adapters.map((family) => makers[family]())
}
