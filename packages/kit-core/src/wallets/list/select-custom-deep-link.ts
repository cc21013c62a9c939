import type { WalletListing } from '@bowline/api-client'
import { getPageAddress } from '../../base/browser/browser.js'
import { getDevice } from '../../base/browser/device.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { getCustomDeepLink } from './custom-deep-links.js'

type NamedWallet = Pick<WalletListing, 'id' | 'name' | 'slug' | 'chains'>

/**
 * Returns the link that opens this page in the wallet's own browser, without pairing. Undefined unless the device is a
 * phone and the wallet has such a link. Source: spec R-CONN-49.
 */
export function selectCustomDeepLink(
  state: KitState,
  { customDeepLinks }: KitConfig,
  wallet: NamedWallet,
): string | undefined {
  const page = getPageAddress()
  if (!page || !getDevice().isMobile) return undefined
  return getCustomDeepLink({ wallet, namespaces: wantedNamespaces(state, wallet), own: customDeepLinks, page })
}

/** The namespace the modal filters by or the active one, if the wallet supports it; else every namespace it supports. */
function wantedNamespaces({ network, modal }: KitState, { chains }: NamedWallet): readonly Namespace[] {
  const wanted = modal.namespaceFilter ?? network.activeNamespace
  const isServed = (namespace: Namespace) => chains?.some((chain) => chain.startsWith(`${namespace}:`)) ?? true
  if (modal.namespaceFilter || isServed(wanted)) return [wanted]
  return getNamespaces().filter((namespace) => network.byNamespace[namespace] && isServed(namespace))
}
