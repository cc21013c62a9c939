import type { CaipAddress } from '../../base/caip/namespace.js'

/** Key under which an account's balance is marked as updating. */
export function updatingKey(account: CaipAddress, token = ''): string {
  return `${account}/${token.toLowerCase()}`
}
