import { randomId } from './random-id.js'

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('R-API-56 returns a v4 UUID as an event id, also on a page without HTTPS', () => {
  expect(randomId()).toMatch(V4)
  const original = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const ids = Array.from({ length: 200 }, randomId)
  Reflect.deleteProperty(crypto, 'randomUUID')
  if (original) Object.defineProperty(crypto, 'randomUUID', original)
  for (const id of ids) expect(id).toMatch(V4)
  expect(new Set(ids).size).toBe(200)
})
