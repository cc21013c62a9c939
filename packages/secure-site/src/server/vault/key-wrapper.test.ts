import { createKeyWrapper, createWrappingKey } from './key-wrapper.js'

const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)

test('R-FRAME-78 unseals what it sealed, under the same name only', async () => {
  const wrapper = createKeyWrapper(createWrappingKey())
  const wrapped = await wrapper.wrap(bytes, 'auth:1')
  expect(wrapped).not.toBe(await wrapper.wrap(bytes, 'auth:1'))
  expect(await wrapper.unwrap(wrapped, 'auth:1')).toEqual(bytes)
  await expect(wrapper.unwrap(wrapped, 'auth:2')).rejects.toThrow()
  const flipped = `${wrapped.slice(0, -1)}${wrapped.endsWith('A') ? 'Q' : 'A'}`
  await expect(wrapper.unwrap(flipped, 'auth:1')).rejects.toThrow()
})

test('R-FRAME-78 seals with the first key and unseals with each', async () => {
  const [old, next] = [createWrappingKey(), createWrappingKey()]
  const wrapped = await createKeyWrapper(old).wrap(bytes, 'auth:1')
  const rotated = createKeyWrapper(`${next}\n${old}\n`)
  expect(await rotated.unwrap(wrapped, 'auth:1')).toEqual(bytes)
  const again = await rotated.wrap(bytes, 'auth:1')
  expect(await createKeyWrapper(next).unwrap(again, 'auth:1')).toEqual(bytes)
  await expect(createKeyWrapper(old).unwrap(again, 'auth:1')).rejects.toThrow('unknown key')
})

test.each(['', 'short', `${'a'.repeat(43)}\nshort`, `${'a'.repeat(42)}!`])(
  'R-FRAME-78 rejects %j as a key file',
  (text) => {
    expect(() => createKeyWrapper(text)).toThrow('A key file has one key of 32 bytes')
  },
)
