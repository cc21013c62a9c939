import type { CaipAddress } from '../../base/caip/namespace.js'

/** Key in the state's `updating` list of an account's balance in a token (CAIP-10 address; absent: the native token). */
export function getUpdatingKey(account: CaipAddress, token = ''): string {
  return `${account}/${token.toLowerCase()}`
}
