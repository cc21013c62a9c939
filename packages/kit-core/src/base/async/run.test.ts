import { type Attempt, createRun } from './run.js'

/** A task that ends when the test says so. */
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

test('the newest task of a slot replaces the one before', async () => {
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

test('callers join the task that runs; the next call after its end starts another', async () => {
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

test('slots and owners run next to each other', async () => {
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

test('an aborted task no longer counts, and its slot is free', async () => {
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

test('a signal that was given ends the task, which is still the newest', async () => {
  const run = createRun<string>()
  const [kit, first, stop] = [{}, deferred(), new AbortController()]
  const one = run.replace(kit, first.task, { signals: [undefined, stop.signal] })
  stop.abort()
  expect([first.isAborted(), first.isCurrent()]).toEqual([true, true])
  first.resolve('done')
  await one
})
