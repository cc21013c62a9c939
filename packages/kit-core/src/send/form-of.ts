/** What is filled in, as long as account and network are those it was filled in for. Source: spec R-SEND-32. */
import { selectAccount } from '../account/select-account.js'
import type { KitState } from '../state.js'
import { FIRST_SEND_STATE, type SendFields } from './state.js'

/** What is filled in for the account in use; nothing where it was another one's. */
export function selectSendFields(state: KitState): SendFields {
  const { caipAddress } = selectAccount(state)
  return caipAddress !== undefined && state.send.owner === caipAddress ? state.send : FIRST_SEND_STATE
}
