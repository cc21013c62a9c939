import { createStore } from './create-store.js'

test('R-STATE-63 freezes a snapshot at every depth', () => {
  const store = createStore({ wallet: { accounts: [{ address: '0x1' }] }, count: 0 })
  const snapshot = store.get()
  expect(Object.isFrozen(snapshot.wallet.accounts[0])).toBe(true)
  store.set({ count: 1 })
  expect(snapshot.count).toBe(0)
  expect(store.get().wallet).toBe(snapshot.wallet)
})

test('R-REACT-04 notifies no listener when a patch changes nothing', () => {
  const store = createStore({ count: 0 })
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.set({ count: 0 })
  expect(calls).toBe(0)
})

test('R-CONN-113 notifies once per batch, also for nested batches and when the action throws', () => {
  const store = createStore({ one: 0, two: 0 })
  const seen: unknown[] = []
  store.subscribe(() => {
    seen.push(store.get())
  })
  store.batch(() => {
    store.set({ one: 1 })
    store.batch(() => store.set({ two: 2 }))
  })
  expect(seen).toEqual([{ one: 1, two: 2 }])
  expect(() =>
    store.batch(() => {
      store.set({ one: 3 })
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(seen).toHaveLength(2)
})

test('R-ERR-23 notifies the other listeners when one throws', () => {
  const errors: unknown[] = []
  const store = createStore({ count: 0 }, (error) => errors.push(error))
  let calls = 0
  store.subscribe(() => {
    throw new Error('broken')
  })
  const stop = store.subscribe(() => {
    calls += 1
  })
  store.set({ count: 1 })
  stop()
  stop()
  store.set({ count: 2 })
  expect(calls).toBe(1)
  expect(errors).toHaveLength(2)
})
