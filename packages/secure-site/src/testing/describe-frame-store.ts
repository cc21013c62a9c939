/**
 * Tests of the contract of `FrameStore`. An implementation declares them in a test file of its own:
 *
 *   describeFrameStore({ name: 'redis', open: ({ now }) => openRedisStore({ now }) })
 *
 * In      open   opens an empty store before every test, with the clock that it is given
 *         tools  describe, test and expect; the running test runner's when absent
 */
import type { FrameStore } from '../server/store/frame-store.js'
import { getTestTools, type TestTools } from './test-tools.js'

/** A store under test. */
export type OpenedStore = {
  readonly store: FrameStore
  /** Opens what is stored again, as another instance or after a restart. Without it, nothing outlives the process. */
  readonly reopen?: () => Promise<FrameStore>
  readonly close?: () => Promise<void>
}

/** Options of `describeFrameStore`. */
export type DescribeFrameStoreParams = {
  readonly name: string
  open(params: { now: () => number }): Promise<OpenedStore>
}

const CONCURRENT = 20
const START_MS = Date.UTC(2026, 0, 1)

/** Call it at the top level of a test file. */
export function describeFrameStore({ name, open }: DescribeFrameStoreParams, tools: TestTools = getTestTools()): void {
  const { expect } = tools

  function test(title: string, body: (scene: Scene) => Promise<void>): void {
    tools.test(`R-FRAME-90 ${title}`, async () => {
      const clock = { nowMs: START_MS }
      const opened = await open({ now: () => clock.nowMs })
      try {
        await body({ ...opened, clock })
      } finally {
        await opened.close?.()
      }
    })
  }

  const many = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: CONCURRENT }, (_, index) => work(index)))

  tools.describe(`store contract: ${name}`, () => {
    test('returns what was set, of any JSON shape', async ({ store }) => {
      expect(await store.get('a')).toEqual(undefined)
      const values = [true, 0, '', 'ü \u0000 \ud800', null, [1, [2]], { b: 1, a: { c: 'x' } }, 'x'.repeat(100_000)]
      for (const value of values) {
        await store.set('a', value)
        expect(await store.get('a')).toEqual(value)
      }
      await store.set('a', 1)
      await store.set('a', 1)
      expect(await store.get('a')).toEqual(1)
      await store.remove('a')
      await store.remove('a')
      expect(await store.get('a')).toEqual(undefined)
    })

    test('hides a value from its expiry on and lets another be added', async ({ store, clock }) => {
      await store.set('a', 1, clock.nowMs + 10)
      clock.nowMs += 9
      expect(await store.get('a')).toEqual(1)
      expect(await store.add('a', 2)).toEqual(false)
      clock.nowMs += 1
      expect([await store.get('a'), await store.take('a')]).toEqual([undefined, undefined])
      await store.set('a', 1, clock.nowMs)
      expect([await store.add('a', 2), await store.add('a', 3), await store.get('a')]).toEqual([true, false, 2])
    })

    test('adds a key once of many concurrent calls', async ({ store }) => {
      const added = await many((index) => store.add('a', index))
      expect(added.filter((isAdded) => isAdded).length).toEqual(1)
      expect(await store.get('a')).toEqual(added.indexOf(true))
    })

    test('gives a taken value to one of many concurrent calls', async ({ store }) => {
      await store.set('a', 'once')
      const taken = await many(() => store.take('a'))
      expect(taken.filter((value) => value === 'once').length).toEqual(1)
      expect(await store.take('a')).toEqual(undefined)
    })

    test('counts every one of many concurrent calls, with the expiry of the first', async ({ store, clock }) => {
      const expiresAtMs = clock.nowMs + 1000
      expect(await store.count('a', expiresAtMs)).toEqual({ count: 1, expiresAtMs })
      const counts = await many((index) => store.count('a', expiresAtMs + index))
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(counts.map((_, index) => index + 2))
      expect(counts.every((counted) => counted.expiresAtMs === expiresAtMs)).toEqual(true)
      clock.nowMs = expiresAtMs
      expect(await store.count('a', expiresAtMs + 5)).toEqual({ count: 1, expiresAtMs: expiresAtMs + 5 })
    })

    test('loses no update of concurrent transactions', async ({ store }) => {
      await store.set('a', 0)
      await many((index) =>
        store.transaction(async (inner) => {
          await inner.set('a', Number(await inner.get('a')) + 1)
          await inner.set(`b:${index}`, await inner.get('a'))
        }),
      )
      expect(await store.get('a')).toEqual(CONCURRENT)
    })

    test('adds one of two keys when concurrent transactions check the other first', async ({ store }) => {
      await many((index) =>
        store.transaction(async (inner) => {
          const [own, other] = index % 2 === 0 ? ['left', 'right'] : ['right', 'left']
          if ((await inner.get(other ?? '')) === undefined) await inner.add(own ?? '', index)
        }),
      )
      const found = [await store.get('left'), await store.get('right')]
      expect(found.filter((value) => value !== undefined).length).toEqual(1)
    })

    test('writes nothing over what a call outside the transaction has removed meanwhile', async ({ store }) => {
      await many(async (index) => {
        const key = `ended:${index}`
        await store.set(key, 'alive')
        const use = store.transaction(async (inner) => {
          const found = await inner.get(key)
          await inner.get('other')
          if (found !== undefined) await inner.set(key, 'used')
        })
        await store.get('other')
        await Promise.all([use, store.remove(key)])
      })
      expect(await store.list({ prefix: 'ended:', limit: CONCURRENT })).toEqual([])
    })

    test('undoes a transaction that rejects', async ({ store }) => {
      await store.set('a', 'before')
      const failing = store.transaction(async (inner) => {
        await inner.set('a', 'after')
        await inner.add('b', 1)
        expect([await inner.get('a'), await inner.take('a'), await inner.get('a')]).toEqual([
          'after',
          'after',
          undefined,
        ])
        throw new Error('undo')
      })
      expect(await failing.catch((error) => Object(error).message)).toEqual('undo')
      expect([await store.get('a'), await store.get('b')]).toEqual(['before', undefined])
      expect(await store.transaction(async (inner) => inner.get('a'))).toEqual('before')
    })

    test('lists the keys of a prefix in pages', async ({ store, clock }) => {
      for (const key of ['b:2', 'a:Z', 'a:a', 'a:1', 'a', 'a%', 'a:_']) await store.set(key, 1)
      await store.set('a:0', 1, clock.nowMs)
      const first = await store.list({ prefix: 'a:', limit: 2 })
      expect(first).toEqual(['a:1', 'a:Z'])
      expect(await store.list({ prefix: 'a:', after: 'a:Z', limit: 10 })).toEqual(['a:_', 'a:a'])
      expect(await store.list({ prefix: 'a%', limit: 10 })).toEqual(['a%'])
    })

    test('keeps everything when it is opened again', async ({ store, clock, reopen }) => {
      if (!reopen) return
      await store.set('a', { kept: true })
      await store.count('n', clock.nowMs + 10)
      const again = await reopen()
      expect([await again.get('a'), await again.add('a', 2)]).toEqual([{ kept: true }, false])
      expect((await again.count('n', clock.nowMs + 99)).count).toEqual(2)
    })
  })
}

type Scene = OpenedStore & { readonly clock: { nowMs: number } }
