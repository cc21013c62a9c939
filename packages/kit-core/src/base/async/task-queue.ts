/**
 * Lets a few tasks of an owner run at a time; the others wait their turn, first come, first served.
 *
 * In      limit   how many run
 *         signal  a task that is given up before its turn is never begun
 * Throws  RequestAbortedError, or what the task throws
 */
import { perOwner } from './scope.js'
import { throwIfAborted } from './with-abort.js'

type Line = { running: number; readonly waiting: (() => void)[] }

/** Runs a task when its turn has come. */
export type EnqueueTask = <Value>(
  owner: object,
  task: () => Promise<Value>,
  signal?: AbortSignal | undefined,
) => Promise<Value>

/** Makes a line. */
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
