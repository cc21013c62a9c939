import { createWalletFaults } from './wallet-faults.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A wallet that counts, with its faults. */
function wallet() {
  const { controls, respond, emit } = createWalletFaults()
  const heard: unknown[] = []
  let done = 0
  const ask = (method = 'accounts') => {
    respond(method, async () => {
      done += 1
      return 'usual'
    }).then(
      (result) => heard.push(result),
      (error: unknown) => heard.push(error),
    )
  }
  const event = (name: string, event = 'changed') => emit(event, () => heard.push(name))
  const after = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return [done, heard]
  }
  return { faults: controls, ask, event, heard, after }
}

test('R-HOST-62 responds immediately without faults', async () => {
  const { ask, after } = wallet()
  ask()
  expect(await after(0)).toEqual([1, ['usual']])
})

test('R-HOST-62 acts later when slow, and responds later when late, so that events overtake the response', async () => {
  const { faults, ask, event, after } = wallet()
  faults.setResponse('accounts', { kind: 'slow', ms: 100 })
  ask()
  expect(await after(99)).toEqual([0, []])
  expect(await after(1)).toEqual([1, ['usual']])
  faults.setResponse('accounts', { kind: 'late', ms: 100 })
  ask()
  event('moved')
  expect(await after(99)).toEqual([2, ['usual', 'moved']])
  expect(await after(1)).toEqual([2, ['usual', 'moved', 'usual']])
})

test('R-HOST-62 acts on release when silent', async () => {
  const { faults, ask, after } = wallet()
  faults.setResponse('*', { kind: 'silent' })
  ask('anything')
  expect(await after(3_600_000)).toEqual([0, []])
  faults.release()
  expect(await after(0)).toEqual([1, ['usual']])
  ask('anything')
  faults.clear()
  ask('anything')
  expect(await after(0)).toEqual([3, ['usual', 'usual', 'usual']])
})

test('R-HOST-62 does nothing when failing, and returns something else when wrong, with or without acting', async () => {
  const { faults, ask, after } = wallet()
  const error = new Error('internal')
  faults.setResponse('accounts', { kind: 'failing', error })
  ask()
  expect(await after(0)).toEqual([0, [error]])
  faults.setResponse('accounts', { kind: 'wrong', response: 7 })
  ask()
  expect(await after(0)).toEqual([0, [error, 7]])
  faults.setResponse('accounts', { kind: 'wrong', response: 8, isDone: true })
  ask()
  expect(await after(0)).toEqual([1, [error, 7, 8]])
})

test('R-HOST-62 limits a fault to a number of requests, and prefers the fault of a method over that of all', async () => {
  const { faults, ask, after } = wallet()
  faults.setResponse('*', { kind: 'wrong', response: 'all' })
  faults.setResponse('accounts', { kind: 'wrong', response: 'one', times: 2 })
  for (const method of ['accounts', 'accounts', 'accounts', 'chain']) ask(method)
  expect(await after(0)).toEqual([0, ['one', 'one', 'all', 'all']])
})

test('R-HOST-62 delivers an event late, never, twice, or after the next', async () => {
  const { faults, event, heard, after } = wallet()
  faults.setEvent('changed', { kind: 'late', ms: 100 })
  event('late')
  faults.setEvent('changed', { kind: 'lost' })
  event('lost')
  faults.setEvent('*', { kind: 'doubled' })
  event('twice', 'moved')
  expect(heard).toEqual(['twice', 'twice'])
  await after(100)
  expect(heard.splice(0)).toEqual(['twice', 'twice', 'late'])
  faults.setEvent('changed', { kind: 'reordered' })
  event('first')
  expect(heard).toEqual([])
  event('second')
  event('third')
  expect(heard).toEqual(['second', 'first'])
  faults.clear()
  expect(heard).toEqual(['second', 'first', 'third'])
})
