/**
 * Selects the actions an account offers, in the app's order.
 *
 * In      namespace  the active one when undefined
 * Out     actions whose feature is on; an action the namespace does not support is listed with a reason, except
 *         buying, which is omitted
 * Source  spec R-ACCT-60 to 62, R-RAMP-01, R-CONST-31, R-CONST-38
 */

import { isSupportedOn } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { WalletFeatureName } from '../../core/config/features.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { selectIsFeatureAvailable } from '../../core/config/select-features.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'

/** One action of an account; disabled when it has a reason. */
export type WalletAction = { readonly name: WalletFeatureName; readonly reason: 'unsupported-namespace' | undefined }

/** By namespace, so that two views of different namespaces each keep a stable result. */
const keepers = new Map<Namespace, ReturnType<typeof memoizeByOwner<readonly WalletAction[]>>>()

/** Returns the actions of an account. */
export function selectWalletActions(
  state: KitState,
  config: KitConfig,
  namespace: Namespace = state.network.activeNamespace,
): readonly WalletAction[] {
  const { appFeatures, remoteFeatures } = state.config
  const keep = keepers.get(namespace) ?? memoizeByOwner<readonly WalletAction[]>()
  keepers.set(namespace, keep)
  return keep(config, [appFeatures, remoteFeatures], () =>
    [...new Set(appFeatures.walletFeaturesOrder)]
      .filter((name) => selectIsFeatureAvailable(state, config, name))
      .filter((name) => name !== 'onramp' || isOffered(name, namespace))
      .map((name) => ({ name, reason: isOffered(name, namespace) ? undefined : 'unsupported-namespace' })),
  )
}

function isOffered(name: WalletFeatureName, namespace: Namespace): boolean {
  return name === 'receive' || isSupportedOn(name, namespace)
}
