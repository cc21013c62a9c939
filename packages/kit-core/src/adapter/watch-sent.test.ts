import { getEventListeners } from 'node:events'
import { type SentWatch, watchSent } from '../adapter.js'
import { createTestContext } from '../testing/index.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function scene(look: SentWatch['look'], pace?: SentWatch['pace']) {
  const { emit, events } = createTestContext([])
  const life = new AbortController()
  const watch = (hash: string) => watchSent({ hash, look, emit, lifetime: () => life.signal, pace })
  watch('0x1')
  return { events, life, watch }
}
const told = (status: string, hash = '0x1') => [{ type: 'pendingTransactions', hash, status }]

test('R-ADPT-23 a look that fails counts as none, and the first outcome is told once', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(undefined), Promise.resolve('failed' as const)]
  answers[0]?.catch(() => {})
  const { events } = scene(async () => answers.shift())
  await jest.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual(told('failed'))
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-09 what does not settle in 25 s is told as pending, also while a look is under way', async () => {
  const { events } = scene(() => new Promise(() => {}))
  await jest.advanceTimersByTimeAsync(24_900)
  expect(events).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(events).toEqual(told('pending'))
})

test('R-ADPT-23 nothing is told once the kit has stopped', async () => {
  const { events, life } = scene(async () => 'confirmed')
  life.abort()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ACCT-52 R-CONST-15 99 are watched at the same time; the 100th ends the oldest as pending', async () => {
  const { events, life, watch } = scene(async () => undefined)
  for (let number = 2; number <= 99; number++) watch(`0x${number}`)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual([])
  watch('0x100')
  await jest.advanceTimersByTimeAsync(0)
  expect(events).toEqual(told('pending'))
  watch('0x101')
  await jest.advanceTimersByTimeAsync(0)
  expect(events.slice(1)).toEqual(told('pending', '0x2'))
  life.abort()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(events).toHaveLength(2)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ACCT-52 one that settled makes room, so that the next ends none', async () => {
  let isDone = false
  const { events, watch } = scene(async () => (isDone ? 'confirmed' : undefined))
  for (let number = 2; number <= 99; number++) watch(`0x${number}`)
  isDone = true
  await jest.advanceTimersByTimeAsync(2_000)
  expect(events).toHaveLength(99)
  isDone = false
  watch('0x100')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(events).toHaveLength(99)
})

test('R-ADPT-23 however many sends there are, the end of the kit is listened for once', async () => {
  const { life, watch } = scene(() => new Promise(() => {}))
  for (let number = 2; number <= 60; number++) watch(`0x${number}`)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(getEventListeners(life.signal, 'abort')).toHaveLength(1)
})

test('R-ADPT-23 what took its place is told with it, and a batch under the hash that it came to', async () => {
  const replacement = { hash: '0x9', reason: 'cancelled' as const }
  const replaced = scene(async () => ({ status: 'replaced', replacement }))
  const batch = scene(async () => ({ status: 'confirmed', hash: '0x2' }))
  await jest.advanceTimersByTimeAsync(300)
  expect(replaced.events).toEqual([{ ...told('replaced')[0], replacement }])
  expect(batch.events).toEqual(told('confirmed', '0x2'))
})

test('R-ADPT-23 at a pace of its own: so often, and 99 times where no time limits it', async () => {
  let looks = 0
  const { events } = scene(
    async () => {
      looks += 1
      return undefined
    },
    { firstMs: 1_000, everyMs: 10_000 },
  )
  await jest.advanceTimersByTimeAsync(21_000)
  expect(looks).toBe(3)
  await jest.advanceTimersByTimeAsync(10_000 * 100)
  expect([looks, events]).toEqual([99, told('pending')])
})
