/**
 * Runs actions in slots: one task at a time in each slot of an owner, such as a kit or a session.
 *
 * In      owner   owns the slots, which are collected with it
 *         task    starts immediately; its attempt reports when its result no longer counts
 * Out     replace    aborts the previous task: the newest counts
 *         join       the promise of the running task, or of a new one
 *         abort      aborts the running task, if any; its result no longer counts
 *         isRunning  whether a task runs in this slot, or in any slot when none is named
 *         A slot is free again before its task resolves or rejects
 * Throws  what the task throws
 */
import { anySignal } from './link-signals.js'
import { perOwner } from './per-owner.js'

/** A running task. */
export type Attempt = {
  /** Fires when the task is replaced or aborted, and with the signals it was started with. */
  readonly signal: AbortSignal
  /** Aborts the task from inside. It remains the newest task of its slot. */
  readonly abort: (reason?: unknown) => void
  /** Whether the task was neither replaced nor aborted. A signal it was started with can have fired. */
  readonly isCurrent: () => boolean
}

/** The function that runs in a slot. */
export type Task<Result> = (attempt: Attempt) => Promise<Result>

/** `slot` separates tasks that can run at the same time. `signals` also abort the task. */
export type RunOptions = { readonly slot?: string; readonly signals?: readonly (AbortSignal | undefined)[] }

type Running<Result> = { readonly abort: (reason?: unknown) => void; result?: Promise<Result> }

/** The slots of one kind of action. */
export type Run<Result> = {
  readonly replace: <Own extends Result>(owner: object, task: Task<Own>, options?: RunOptions) => Promise<Own>
  readonly join: (owner: object, task: Task<Result>, options?: RunOptions) => Promise<Result>
  readonly abort: (owner: object, slot?: string) => void
  readonly isRunning: (owner: object, slot?: string) => boolean
}

/** Creates the slots of one kind of action. */
export function createRun<Result>(): Run<Result> {
  const slotsOf = perOwner(() => new Map<string, Running<Result>>())

  function start<Own extends Result>(
    owner: object,
    task: Task<Own>,
    { slot = '', signals = [] }: RunOptions = {},
  ): Promise<Own> {
    const slots = slotsOf(owner)
    const { signal, abort, release } = anySignal(signals)
    const own: Running<Result> = { abort }
    const isCurrent = () => slots.get(slot) === own
    slots.set(slot, own)
    const result = task({ signal, abort, isCurrent }).finally(() => {
      release()
      if (isCurrent()) slots.delete(slot)
    })
    own.result = result
    return result
  }

  function abort(owner: object, slot = ''): void {
    const running = slotsOf(owner).get(slot)
    slotsOf(owner).delete(slot)
    running?.abort()
  }

  return {
    replace(owner, task, options) {
      abort(owner, options?.slot)
      return start(owner, task, options)
    },
    join: (owner, task, options) => slotsOf(owner).get(options?.slot ?? '')?.result ?? start(owner, task, options),
    abort,
    isRunning: (owner, slot) => (slot === undefined ? slotsOf(owner).size > 0 : slotsOf(owner).has(slot)),
  }
}
