/**
 * Changes the form. It belongs to one account on one network: with another one it is empty again.
 *
 * Source  spec R-SEND-26, R-SEND-32
 */
import { selectAccount } from '../account/select-account.js'
import type { Kit } from '../kit.js'
import { selectSendFields } from './form-of.js'
import { FIRST_SEND_STATE, type SendFields, type SendForm } from './state.js'

const NOTHING_FILLED_IN = {
  token: undefined,
  sendTokenAmount: undefined,
  isMax: false,
  receiverText: '',
  receiverStatus: 'empty',
  receiverAddress: undefined,
  receiverProfileName: undefined,
  receiverProfileImageUrl: undefined,
  receiverKind: undefined,
  confirmedLookalike: undefined,
  fee: undefined,
  feeStatus: 'idle',
  loading: false,
} as const satisfies SendFields

/** Timers of the form. */
export const RECEIVER_TIMER = 'send/receiver'
export const ESTIMATE_TIMER = 'send/estimate'

const watched = new WeakSet<AbortSignal>()

/** Changes parts of what is filled in, for the account in use. */
export function updateSend(kit: Kit, patch: Partial<SendFields>): void {
  kit.store.set((state) => ({
    send: { ...state.send, ...baseOf(kit), ...patch, owner: selectAccount(state).caipAddress },
  }))
  watchOwner(kit)
}

/** Changes what is remembered beside the form. */
export function rememberSend({ store }: Kit, patch: Partial<Omit<SendForm, keyof SendFields | 'owner'>>): void {
  store.set(({ send }) => ({ send: { ...send, ...patch } }))
}

/** Empties the form. */
export function emptySend(kit: Kit): void {
  kit.timers.stop(RECEIVER_TIMER)
  kit.timers.stop(ESTIMATE_TIMER)
  kit.store.set(({ send }) => ({ send: { ...send, ...NOTHING_FILLED_IN, owner: undefined } }))
}

function baseOf(kit: Kit): Partial<SendFields> {
  return selectSendFields(kit.store.get()) === FIRST_SEND_STATE ? NOTHING_FILLED_IN : {}
}

function watchOwner(kit: Kit): void {
  const signal = kit.lifetime()
  if (watched.has(signal)) return
  watched.add(signal)
  const stop = kit.store.subscribe(() => {
    const state = kit.store.get()
    const { owner } = state.send
    if (owner !== undefined && owner !== selectAccount(state).caipAddress) emptySend(kit)
  })
  signal.addEventListener('abort', stop, { once: true })
}
