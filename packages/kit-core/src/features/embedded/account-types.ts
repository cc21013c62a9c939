/**
 * The kind of account preferred in each namespace: what the visitor chose, else the options', else the kit's.
 *
 * Source  spec R-STATE-60, R-STATE-61, R-CONST-32, R-STORE-09
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { PreferredAccountTypes } from '../../core/state/state.js'
import type { EmbeddedAccountType } from '../../core/state/wallet-user.js'
import type { Kit } from '../../kit.js'
import { PREFERRED_ACCOUNT_TYPES_KEY } from './stored-keys.js'

/** Where neither the visitor nor the options say otherwise. */
const DEFAULT_ACCOUNT_TYPES: PreferredAccountTypes = {
  eip155: 'smartAccount',
  bip122: 'payment',
  solana: 'eoa',
  polkadot: 'eoa',
}

/** The preference of every namespace. */
export function preferredTypes({ config, storage }: Kit): PreferredAccountTypes {
  return { ...DEFAULT_ACCOUNT_TYPES, ...config.defaultAccountTypes, ...storage.get(PREFERRED_ACCOUNT_TYPES_KEY) }
}

/** The preference of one namespace, where the embedded wallet knows such a kind. */
export function preferredEmbeddedType(kit: Kit, namespace: Namespace): EmbeddedAccountType | undefined {
  const type = preferredTypes(kit)[namespace]
  return type === 'eoa' || type === 'smartAccount' ? type : undefined
}
