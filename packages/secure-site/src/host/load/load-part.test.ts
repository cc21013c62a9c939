import { loadPart } from './load-part.js'

test('R-FRAME-140 says that a part of the wallet did not load, and that nothing was signed', async () => {
  const failed = loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect(failed).rejects.toMatchObject({
    message: 'Couldn’t load a part of the wallet. Reload the page and try again.',
    facts: { code: -32003 },
  })
})

test('R-FRAME-140 returns what it has loaded', async () => {
  await expect(loadPart(async () => 'part')).resolves.toBe('part')
})
