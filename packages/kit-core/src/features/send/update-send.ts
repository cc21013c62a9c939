/**
 * Writes the send form. The form belongs to one account on one network and is cleared when either changes.
 *
 * Source  spec R-SEND-26, R-SEND-32
 */
import { oncePerLifetime } from '../../base/async/per-owner.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields, SendForm } from './state.js'

/** Timers of the form: the recipient lookup and the fee estimate. */
export const RECIPIENT_TIMER = 'send/recipient'
export const ESTIMATE_TIMER = 'send/estimate'

/** Merges changes into the form fields of the active account. */
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

/** Merges changes into the data next to the form: the last transfer, recent recipients and the outdated token list. */
export function updateSentTransfer({ store }: Kit, patch: Omit<SendForm, 'fields' | 'owner'>): void {
  store.set(({ send }) => ({ send: { ...send, ...patch } }))
}

/** Clears the form and stops its timers. Keeps the last transfer and recent recipients. */
export function resetSend(kit: Kit): void {
  kit.timers.stop(RECIPIENT_TIMER)
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
