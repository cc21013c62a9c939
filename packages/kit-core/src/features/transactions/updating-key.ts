import type { CaipAddress } from '../../base/caip/namespace.js'

/** Under what a figure of an account is marked. */
export function updatingKey(account: CaipAddress, token = ''): string {
  return `${account}/${token.toLowerCase()}`
}
