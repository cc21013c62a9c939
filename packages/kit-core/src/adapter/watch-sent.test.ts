import { type SentOutcome, watchSent } from '../adapter.js'
import { createTestContext } from '../testing/index.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function scene(look: (signal: AbortSignal) => Promise<SentOutcome | undefined>) {
  const { emit, events } = createTestContext([])
  const life = new AbortController()
  watchSent({ hash: '0x1', look, emit, lifetime: () => life.signal })
  return { events, life }
}
const told = (status: string) => [{ type: 'pendingTransactions', hash: '0x1', status }]

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
