import { whileObserved } from './while-observed.js'

test('runs work from the first observer of an owner to the last one', () => {
  const events: string[] = []
  const observe = whileObserved(({ name }: { name: string }) => {
    events.push(`start ${name}`)
    return () => events.push(`stop ${name}`)
  })
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  const releases = [observe(one), observe(one), observe(other)]
  expect(events).toEqual(['start one', 'start other'])
  releases[0]?.()
  releases[0]?.()
  expect(events).toEqual(['start one', 'start other'])
  releases[1]?.()
  expect(events).toEqual(['start one', 'start other', 'stop one'])
  observe(one)
  expect(events.at(-1)).toBe('start one')
})
