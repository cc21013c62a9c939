/**
 * Preferred account type per namespace: the user's choice, else the option `defaultAccountTypes`, else the kit's default.
 *
 * Source  spec R-STATE-60, R-STATE-61, R-CONST-32, R-STORE-09
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { PreferredAccountTypes } from '../../core/state/account-state.js'
import type { EmbeddedAccountType } from '../../core/state/wallet-user.js'
import type { Kit } from '../../kit.js'
import { PREFERRED_ACCOUNT_TYPES_KEY } from './embedded-storage-keys.js'

/** The kit's defaults. */
const DEFAULT_ACCOUNT_TYPES: PreferredAccountTypes = {
  eip155: 'smartAccount',
  bip122: 'payment',
  solana: 'eoa',
  polkadot: 'eoa',
}

/** Preferred account type of every namespace. */
export function getPreferredAccountTypes({ config, storage }: Kit): PreferredAccountTypes {
  return { ...DEFAULT_ACCOUNT_TYPES, ...config.defaultAccountTypes, ...storage.get(PREFERRED_ACCOUNT_TYPES_KEY) }
}

/** Preferred account type of one namespace for the frame; undefined for types that the embedded wallet does not support. */
export function getPreferredEmbeddedType(kit: Kit, namespace: Namespace): EmbeddedAccountType | undefined {
  const type = getPreferredAccountTypes(kit)[namespace]
  return type === 'eoa' || type === 'smartAccount' ? type : undefined
}
