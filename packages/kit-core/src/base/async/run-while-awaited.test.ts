import type { Attempt } from './run.js'
import { createRunWhileAwaited } from './run-while-awaited.js'

/** A task that the test settles. */
function deferred() {
  let resolve = (_: string) => {}
  let reject = (_: Error) => {}
  let attempt: Attempt | undefined
  const promise = new Promise<string>((...settle) => {
    ;[resolve, reject] = settle
  })
  const task = (given: Attempt) => {
    attempt = given
    return promise
  }
  return {
    task,
    resolve: (text: string) => resolve(text),
    reject: (error: Error) => reject(error),
    isAborted: () => attempt?.signal.aborted,
    isCurrent: () => attempt?.isCurrent(),
  }
}

test('runs a task while a caller waits for it, and aborts it when the last caller stops waiting', async () => {
  const run = createRunWhileAwaited<string>()
  const [kit, first, one, two] = [{}, deferred(), new AbortController(), new AbortController()]
  const waits = [run(kit, first.task, { caller: one.signal }), run(kit, first.task, { caller: two.signal })]
  const ends = Promise.allSettled(waits)
  one.abort()
  await Promise.allSettled([waits[0]])
  expect(first.isAborted()).toBe(false)
  two.abort()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(first.isAborted()).toBe(true)
})

test('keeps a task running for a caller without a signal', async () => {
  const run = createRunWhileAwaited<string>()
  const [kit, first, one] = [{}, deferred(), new AbortController()]
  const whole = run(kit, first.task, {})
  const left = run(kit, first.task, { caller: one.signal })
  one.abort()
  await expect(left).rejects.toThrow()
  first.resolve('done')
  expect(await whole).toBe('done')
  expect(first.isAborted()).toBe(false)
})
