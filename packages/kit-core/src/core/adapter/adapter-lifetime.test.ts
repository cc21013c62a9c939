import { createAdapterLifetime, lazyMethods, loadOnce } from '../../adapter.js'
import { createTestContext } from '../../testing/index.js'

const event = { type: 'connectors', connectors: [] } as const

test('R-ADPT-01 emits nothing before the kit listens or after it stops, and emits again after a second start', () => {
  const context = createTestContext([])
  const { emit, listen, lifetime } = createAdapterLifetime(context)
  let ends = 0
  const begin = () => {
    emit(event)
    return () => {
      ends += 1
    }
  }
  emit(event)
  expect(context.events).toEqual([])
  const stop = listen(begin)
  const first = lifetime()
  stop()
  stop()
  emit(event)
  expect([context.events.length, ends, first.aborted]).toEqual([1, 1, true])
  const stopAgain = listen(begin)
  expect([context.events.length, lifetime().aborted]).toEqual([2, false])
  stopAgain()
})

test('R-ADPT-22 loads on-demand members once on the first call, and retries a failed load', async () => {
  let loads = 0
  const load = loadOnce(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return { greet: async (name: string) => `Hello ${name}`, other: async () => 1 }
  })
  const part = lazyMethods(load, ['greet'])
  expect([loads, Object.keys(part)]).toEqual([0, ['greet']])
  await expect(part.greet('you')).rejects.toMatchObject({ code: 'wallet/request-failed', cause: new Error('offline') })
  expect(await Promise.all([part.greet('you'), part.greet('me')])).toEqual(['Hello you', 'Hello me'])
  expect(loads).toBe(2)
})
