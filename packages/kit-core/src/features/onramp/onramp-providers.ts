/**
 * Fiat onramp providers, and the ones available to the user.
 *
 * Out     selectOnrampProviders  in the order of the remote feature `onramp`; none if that list has entries that are not strings,
 *                                or if the onramp is unavailable. Skips providers that do not support the active namespace
 * Source  spec R-RAMP-01 to 05, R-RAMP-12, R-RAMP-35, R-CFG-65
 */
import type { Namespace } from '../../base/caip/namespace.js'
import type { OnrampProvider } from '../../core/config/features.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { selectIsFeatureAvailable } from '../../core/config/select-features.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'

/** A fiat onramp provider. */
export type OnrampProviderRecord = {
  readonly name: OnrampProvider
  readonly label: string
  /** Display text, such as `1-2%`. */
  readonly feeRange: string
  /** Base URL of the provider's page; empty if the data service returns the URL. */
  readonly url: string
  readonly supportedNamespaces: readonly Namespace[]
}

/** An available provider. `isSetUp` is false for Meld without the option `meldPublicKey`. */
export type OfferedOnrampProvider = OnrampProviderRecord & { readonly isSetUp: boolean }

/** All supported providers. */
export const ONRAMP_PROVIDER_RECORDS: readonly OnrampProviderRecord[] = [
  { name: 'coinbase', label: 'Coinbase', feeRange: '1-2%', url: '', supportedNamespaces: ['eip155'] },
  {
    name: 'meld',
    label: 'Meld.io',
    feeRange: '1-2%',
    url: 'https://meldcrypto.com',
    supportedNamespaces: ['eip155', 'solana'],
  },
]

const keep = memoizeByOwner<readonly OfferedOnrampProvider[]>()

/** Selects the providers that the app enabled and that support the active namespace. */
export function selectOnrampProviders(state: KitState, config: KitConfig): readonly OfferedOnrampProvider[] {
  const enabled: unknown = state.config.remoteFeatures.onramp
  const { activeNamespace } = state.network
  return keep(config, [enabled, activeNamespace], () => {
    if (!selectIsFeatureAvailable(state, config, 'onramp') || !Array.isArray(enabled)) return []
    const names: readonly unknown[] = enabled
    if (names.some((name) => typeof name !== 'string')) return []
    return [...new Set(names)].flatMap((name) => {
      const record = ONRAMP_PROVIDER_RECORDS.find((known) => known.name === name)
      if (!record?.supportedNamespaces.includes(activeNamespace)) return []
      return [{ ...record, isSetUp: record.name !== 'meld' || (config.meldPublicKey ?? '').trim() !== '' }]
    })
  })
}
