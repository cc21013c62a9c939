/**
 * Runs a limited number of an owner's tasks at a time. The other tasks wait in call order.
 *
 * In      limit   number of tasks that run at a time
 *         signal  a task whose signal fires before its turn never starts; it rejects when its turn comes
 * Throws  RequestAbortedError, or what the task throws
 */
import { perOwner } from './per-owner.js'
import { throwIfAborted } from './with-abort.js'

type Line = { running: number; readonly waiting: (() => void)[] }

/** Runs a task when its turn comes. */
export type EnqueueTask = <Value>(
  owner: object,
  task: () => Promise<Value>,
  signal?: AbortSignal | undefined,
) => Promise<Value>

/** Creates a queue with its own slots for each owner. */
export function createTaskQueue(limit: number): EnqueueTask {
  const lines = perOwner((): Line => ({ running: 0, waiting: [] }))
  return async (owner, task, signal) => {
    const line = lines(owner)
    if (line.running >= limit) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.running += 1
    try {
      throwIfAborted(signal)
      return await task()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
    }
  }
}
