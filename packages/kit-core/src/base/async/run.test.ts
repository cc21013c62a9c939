import { type Attempt, createRun } from './run.js'

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

test('replaces the running task of a slot with the newest one', async () => {
  const run = createRun<string>()
  const [kit, first, second] = [{}, deferred(), deferred()]
  const one = run.replace(kit, first.task)
  const two = run.replace(kit, second.task)
  expect([first.isAborted(), first.isCurrent()]).toEqual([true, false])
  expect([second.isAborted(), second.isCurrent()]).toEqual([false, true])
  first.resolve('late')
  expect(await one).toBe('late')
  expect(run.isRunning(kit)).toBe(true)
  second.resolve('new')
  expect(await two).toBe('new')
  expect(run.isRunning(kit)).toBe(false)
})

test('lets callers join the running task, and starts another after it ends', async () => {
  const run = createRun<string>()
  const [kit, first, second] = [{}, deferred(), deferred()]
  const one = run.join(kit, first.task)
  expect(run.join(kit, second.task)).toBe(one)
  first.reject(new TypeError('broken'))
  await expect(one).rejects.toThrow('broken')
  const two = run.join(kit, second.task)
  second.resolve('again')
  expect(await two).toBe('again')
})

test('runs slots and owners in parallel', async () => {
  const run = createRun<string>()
  const [kit, other, first, second, third] = [{}, {}, deferred(), deferred(), deferred()]
  const tasks = [
    run.join(kit, first.task, { slot: 'a' }),
    run.join(kit, second.task, { slot: 'b' }),
    run.join(other, third.task, { slot: 'a' }),
  ]
  expect([run.isRunning(kit, 'a'), run.isRunning(kit, 'c'), run.isRunning(kit)]).toEqual([true, false, true])
  run.abort(kit, 'a')
  expect([first.isAborted(), second.isAborted(), third.isAborted()]).toEqual([true, false, false])
  first.resolve('1')
  second.resolve('2')
  third.resolve('3')
  expect(await Promise.all(tasks)).toEqual(['1', '2', '3'])
})

test('ignores the result of an aborted task and frees its slot', async () => {
  const run = createRun<string>()
  const [kit, first, second] = [{}, deferred(), deferred()]
  const one = run.join(kit, first.task)
  run.abort(kit)
  run.abort(kit)
  expect([first.isAborted(), first.isCurrent(), run.isRunning(kit)]).toEqual([true, false, false])
  const two = run.join(kit, second.task)
  first.resolve('late')
  await one
  expect(second.isCurrent()).toBe(true)
  second.resolve('new')
  expect(await two).toBe('new')
})

test('aborts the task with a given signal, and keeps it the newest of its slot', async () => {
  const run = createRun<string>()
  const [kit, first, stop] = [{}, deferred(), new AbortController()]
  const one = run.replace(kit, first.task, { signals: [undefined, stop.signal] })
  stop.abort()
  expect([first.isAborted(), first.isCurrent()]).toEqual([true, true])
  first.resolve('done')
  await one
})
