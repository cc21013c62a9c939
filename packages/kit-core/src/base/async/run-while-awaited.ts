/**
 * A task that several callers await: it runs once, and is aborted when the last caller stops waiting.
 *
 * In      caller  aborts the wait of one caller; a caller without a signal never stops waiting
 * Throws  what the task throws; RequestAbortedError for a caller that stopped waiting
 */

import { perOwner } from './per-owner.js'
import { type Attempt, createRun, type RunOptions, type Task } from './run.js'
import { withAbort } from './with-abort.js'

/** Runs a task, or joins the task that runs in its slot. */
export type RunWhileAwaited<Result> = (
  owner: object,
  task: Task<Result>,
  options: RunOptions & { readonly caller?: AbortSignal | undefined },
) => Promise<Result>

/** Creates the slots of one kind of task. */
export function createRunWhileAwaited<Result>(): RunWhileAwaited<Result> {
  const run = createRun<Result>()
  const waits = perOwner((): { waiting: number; attempt?: Attempt | undefined } => ({ waiting: 0 }))
  return async (owner, task, { caller, ...options }) => {
    let started: Attempt | undefined
    const start: Task<Result> = (attempt) => {
      started = attempt
      return task(attempt)
    }
    const result = run.join(owner, start, options)
    const wait = waits(result)
    wait.attempt ??= started
    wait.waiting += 1
    const leave = () => {
      wait.waiting -= 1
      if (wait.waiting === 0 && wait.attempt?.isCurrent()) run.abort(owner, options.slot)
    }
    caller?.addEventListener('abort', leave)
    try {
      return await withAbort(result, caller)
    } finally {
      caller?.removeEventListener('abort', leave)
    }
  }
}
