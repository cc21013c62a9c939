import { openScope } from './open-scope.js'
import { onAbort, oncePerLifetime, perLifetime, perOwner } from './per-owner.js'

/** An owner with lifetimes. */
function living() {
  let controller = new AbortController()
  return {
    lifetime: () => controller.signal,
    stop() {
      controller.abort()
      controller = new AbortController()
    },
  }
}

test('creates one state for each owner', () => {
  const names = perOwner(() => new Set<string>())
  const [one, other] = [{}, {}]
  names(one).add('a')
  expect([...names(one)]).toEqual(['a'])
  expect([...names(other)]).toEqual([])
})

test('creates state from its owner, once', () => {
  const create = jest.fn((list: readonly number[]) => ({ sum: list.reduce((sum, each) => sum + each, 0) }))
  const sums = perOwner(create)
  const list = [1, 2]
  expect(sums(list)).toBe(sums(list))
  expect(sums(list)).toEqual({ sum: 3 })
  expect(create).toHaveBeenCalledTimes(1)
})

test('creates state on the next call when the first call fails', () => {
  let isBroken = true
  const memory = perOwner(() => {
    if (isBroken) throw new TypeError('broken')
    return { value: 1 }
  })
  const owner = {}
  expect(() => memory(owner)).toThrow('broken')
  isBroken = false
  expect(memory(owner)).toEqual({ value: 1 })
})

test('empties the state of a lifetime after a stop', () => {
  const names = perLifetime(() => new Set<string>())
  const kit = living()
  names(kit).add('a')
  expect([...names(kit)]).toEqual(['a'])
  kit.stop()
  expect([...names(kit)]).toEqual([])
})

test('starts work once in each lifetime and stops it with that lifetime', () => {
  const kit = living()
  const events: string[] = []
  const watch = oncePerLifetime((owner: typeof kit, name: string) => {
    events.push(`start ${name}`)
    watch(owner, 'inside')
    return [() => events.push(`stop ${name}`), undefined]
  })
  watch(kit, 'first')
  watch(kit, 'second')
  expect(events).toEqual(['start first'])
  kit.stop()
  expect(events).toEqual(['start first', 'stop first'])
  watch(kit, 'third')
  expect(events).toEqual(['start first', 'stop first', 'start third'])
})

test('ends a scope once, with its parent or before it', () => {
  const parent = new AbortController()
  const ended: string[] = []
  const first = openScope(parent.signal)
  first.onEnd(() => ended.push('first'))
  const second = openScope(parent.signal)
  second.onEnd(
    () => ended.push('second'),
    () => ended.push('second too'),
  )
  first.end('left')
  first.end()
  expect(first.signal.reason).toBe('left')
  expect(ended).toEqual(['first'])
  parent.abort()
  expect(ended).toEqual(['first', 'second', 'second too'])
})

test('ends a scope immediately when its parent has ended', () => {
  expect(openScope(AbortSignal.abort()).signal.aborted).toBe(true)
})

test('calls the stops of a signal once', () => {
  const controller = new AbortController()
  const stop = jest.fn()
  onAbort(controller.signal, stop, undefined)
  controller.abort()
  controller.abort()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('calls no function that was cancelled', () => {
  const controller = new AbortController()
  const called: number[] = []
  const cancels = [0, 1, 2].map((index) => onAbort(controller.signal, () => called.push(index)))
  cancels[1]?.()
  controller.abort()
  expect(called).toEqual([0, 2])
})
