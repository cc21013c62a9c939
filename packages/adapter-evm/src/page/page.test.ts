import { browserPage } from './page.js'

afterEach(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name)
})

function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}

function openPage(over: Record<string, unknown> = {}, referrer = '') {
  const self: Record<string, unknown> = { location: {}, ...over }
  self.parent ??= self
  put('window', self)
  put('document', { referrer })
  if (!('navigator' in globalThis)) put('navigator', { userAgent: 'test' })
  return browserPage()
}

test('R-ADPT-22 returns no page on a server', () => {
  expect(browserPage()).toBeUndefined()
})

test('R-CONN-103 returns no ancestors for an unframed page, whatever its referrer', () => {
  const page = openPage({}, 'https://app.safe.global/')
  expect(page?.ancestorOrigins).toEqual([])
  expect(page?.parent).toBeUndefined()
})

test('R-CONN-103 returns a framed page’s ancestors from the browser, or else from the referrer', () => {
  const parent = { postMessage: () => {} }
  const framed = openPage(
    { parent, location: { ancestorOrigins: ['https://app.safe.global'] } },
    'https://other.example/',
  )
  expect(framed?.ancestorOrigins).toEqual(['https://app.safe.global'])
  expect(openPage({ parent }, 'https://app.safe.global/apps?x')?.ancestorOrigins).toEqual(['https://app.safe.global'])
  expect(openPage({ parent }, '')?.ancestorOrigins).toEqual([])
})

test('R-CONN-05 returns no injected provider when `window.ethereum` throws', () => {
  const trapped = Object.defineProperty({}, 'ethereum', {
    get() {
      throw new Error('trap')
    },
  })
  const page = openPage()
  put('window', trapped)
  expect(page?.ethereum()).toBeUndefined()
})
