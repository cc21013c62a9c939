/**
 * Changes the form. It belongs to one account on one network: with another one it is empty again.
 *
 * Source  spec R-SEND-26, R-SEND-32
 */
import { oncePerLifetime } from '../../base/async/scope.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields, SendForm } from './state.js'

/** Timers of the form. */
export const RECEIVER_TIMER = 'send/receiver'
export const ESTIMATE_TIMER = 'send/estimate'

/** Changes parts of what is filled in, for the account in use. */
export function updateSend(kit: Kit, patch: Partial<SendFields>): void {
  kit.store.set((state) => ({
    send: {
      ...state.send,
      fields: { ...selectSendFields(state), ...patch },
      owner: selectAccount(state).caipAddress,
    },
  }))
  watchOwner(kit)
}

/** Changes what is remembered beside the form. */
export function updateSentTransfer({ store }: Kit, patch: Omit<SendForm, 'fields' | 'owner'>): void {
  store.set(({ send }) => ({ send: { ...send, ...patch } }))
}

/** Empties the form. */
export function resetSend(kit: Kit): void {
  kit.timers.stop(RECEIVER_TIMER)
  kit.timers.stop(ESTIMATE_TIMER)
  kit.store.set(({ send }) => ({ send: { ...send, fields: undefined, owner: undefined } }))
}

const watchOwner = oncePerLifetime((kit: Kit) => [
  kit.store.subscribe(() => {
    const state = kit.store.get()
    const { owner } = state.send
    if (owner !== undefined && owner !== selectAccount(state).caipAddress) resetSend(kit)
  }),
])
