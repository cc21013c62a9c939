/** @jest-environment node */
/** The pages as a whole, and what each of them must name. In one file, since the compiler reads every package once for all of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@bowline/api-client/mocks/server'
import * as core from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { ALERT_ADVICE } from '../content/alert-advice'
import { ERROR_ADVICE } from '../content/error-advice'
import { EVENT_NOTES } from '../content/event-notes'
import { KIND_NOTES } from '../content/kind-notes'
import { LISTING_NOTES } from '../content/listing-notes'
import { OPTION_NOTES } from '../content/option-notes'
import meta from '../content/pages/meta.json'
import { REASON_NOTES } from '../content/reason-notes'
import { TOKEN_NOTES } from '../content/token-notes'
import { VARIABLE_NOTES } from '../content/variable-notes'
import { listAlerts } from '../reference/alerts'
import { listErrors } from '../reference/errors'
import { publicMembers, publicNames } from '../reference/exports'
import { recordedSizes } from '../reference/lists/size-list'
import { anchorOf } from '../reference/nodes'
import { listPackages } from '../reference/packages'
import { ENTRIES } from '../reference/published'
import { listTokens } from '../reference/tokens'
import { MOVED } from '../site/addresses'
import { pageAddresses, readPage, renderPage } from './render-page'

const namesOf = (type: string) => publicMembers('@bowline/kit-core', type).map(({ name }) => name)
const without = (names: readonly string[], text: string) => names.filter((name) => !text.includes(name))
const words = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ')

beforeAll(async () => {
  for (const address of pageAddresses()) await renderPage(address)
})

test('R-HOST-18 lists every page, and every entry of the list is a page', () => {
  const listed = meta.pages.filter((name) => !name.startsWith('---'))
  expect(listed.map((name) => `/${name === 'index' ? '' : name}`).sort()).toEqual(pageAddresses())
})

test('R-HOST-18 gives every page a title and a description of its own', () => {
  const pages = pageAddresses().map(readPage)
  for (const { title, description } of pages) {
    expect(title).not.toBe('')
    expect(description).toMatch(/^.{20,200}[.]$/)
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('R-HOST-18 links only to existing pages, headings and pictures', async () => {
  const pages = new Map<string, Awaited<ReturnType<typeof renderPage>>>()
  for (const address of pageAddresses()) pages.set(address, await renderPage(address))
  for (const [address, { html, anchors }] of pages) {
    // The title is the only heading of the first level.
    expect([address, html.includes('<h1')]).toEqual([address, false])
    expect([address, anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)]).toEqual([address, []])
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue
      const [path = '', anchor] = href.split('#')
      const target = pages.get(path === '' ? address : path)
      expect([href, target !== undefined]).toEqual([href, true])
      if (anchor !== undefined) expect([href, target?.anchors.includes(anchor)]).toEqual([href, true])
    }
    for (const [, src = ''] of html.matchAll(/ src="([^"]+)"/g)) {
      const folder = join(__dirname, '..', src.startsWith('.') ? 'content/pages' : 'public')
      expect([src, existsSync(join(folder, src))]).toEqual([src, true])
    }
  }
})

test('R-HOST-18 sends each old address to a page, and no address is both', () => {
  for (const [from, to] of Object.entries(MOVED)) {
    expect(pageAddresses()).not.toContain(from)
    expect(pageAddresses()).toContain(to)
  }
})

test('R-HOST-18 names only existing pages in notes and advice', () => {
  const titles = pageAddresses().map((address) => readPage(address).title)
  const folder = join(__dirname, '..', 'content')
  const notes = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const named = notes.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/page “([^”]+)”/g)])
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, title = '']) => title).filter((title) => !titles.includes(title))).toEqual([])
})

test('R-HOST-18 the first page names the size that is measured', async () => {
  const { text } = await renderPage('/')
  expect(text).toContain(`${Math.round(recordedSizes().get('Vite: before intent') ?? 0)} kB before the first click`)
})

test('R-HOST-18 shows every file of snippets/ on a page', () => {
  const sources = pageAddresses().map((address) => readPage(address).source)
  const shown = sources.flatMap((source) => [...source.matchAll(/<Snippet file="([^"]+)"/g)].map(([, file]) => file))
  expect(readdirSync(join(__dirname, '..', 'snippets')).filter((file) => !shown.includes(file))).toEqual([])
})

test('R-HOST-18 /data-api names every endpoint of the data API', async () => {
  const { text } = await renderPage('/data-api')
  const operations = Object.entries(openApiDocument({ serverUrl: '' }).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ofData = operations.filter((operation) => operation.includes(' /v1/'))
  expect(ofData.length).toBe(22)
  expect(ofData.filter((operation) => !text.includes(operation))).toEqual([])
})

describe.each([
  [
    'option',
    '/options',
    'KitOptions',
    Object.fromEntries(Object.entries(OPTION_NOTES).map(([n, { meaning }]) => [n, meaning])),
  ],
  ['tracking event', '/events', 'TrackingProperties', EVENT_NOTES],
  ['theme variable', '/theming', 'ThemeVariables', VARIABLE_NOTES],
])('every %s', (_, page, type, notes: Readonly<Record<string, string>>) => {
  test(`R-HOST-18 ${page} documents each member of ${type}`, async () => {
    const text = words((await renderPage(page)).text)
    const names = namesOf(type)
    expect(names.length).toBeGreaterThan(7)
    expect(without(names, text)).toEqual([])
    expect(names.filter((name) => !text.includes(words(notes[name] ?? `no note: ${name}`)))).toEqual([])
  })
})

test('R-HOST-18 /options documents every feature, and every part of an option that has parts', async () => {
  const { text } = await renderPage('/options')
  const types = [
    ...['AppFeatures', 'RemoteFeatures', 'AppMetadata', 'CustomWallet', 'Endpoints'],
    ...['CustomDeepLink', 'PairingOverride'],
  ]
  expect(without(types.flatMap(namesOf), text)).toEqual([])
})

test('R-HOST-18 /wallets documents every kind of row, every reason why a wallet is hidden, and every field of a wallet', async () => {
  const { text } = await renderPage('/wallets')
  const meanings = Object.values(KIND_NOTES).map(({ meaning }) => meaning)
  const notes = [...Object.values(REASON_NOTES), ...Object.values(LISTING_NOTES), ...meanings]
  const fields = namesOf('WalletListing')
  expect(fields.length).toBeGreaterThan(10)
  expect(Object.keys(KIND_NOTES).sort()).toEqual([...core.DEFAULT_APP_FEATURES.connectorTypeOrder].sort())
  expect(without([...Object.keys(REASON_NOTES), ...Object.keys(KIND_NOTES), ...fields], text)).toEqual([])
  expect(notes.filter((note) => !words(text).includes(words(note)))).toEqual([])
})

test('R-CONN-183, R-HOST-18 /installing names every peer with its required version', async () => {
  const { text } = await renderPage('/installing')
  const peers = listPackages().flatMap(({ peers }) => peers)
  expect(peers).toContainEqual({ name: '@walletconnect/sign-client', version: '2.21.8', isOptional: true })
  expect(peers).toContainEqual({ name: '@walletconnect/ethereum-provider', version: '^2.21.1', isOptional: true })
  expect(
    without(
      peers.map(({ name, version }) => `${name} ${version}`),
      text,
    ),
  ).toEqual([])
})

test('R-HOST-18 documents the defaults that are in force', () => {
  const config = new Map<string, unknown>(
    Object.entries(core.createKit({ projectId: 'p', networks: [mainnet] }).config),
  )
  for (const [name, { fallback }] of Object.entries(OPTION_NOTES)) {
    if (fallback !== undefined) expect([name, config.get(name)]).toEqual([name, fallback])
  }
})

test('R-HOST-18 /errors documents every error with code, class, message and advice, at its docsPath', async () => {
  const { text, anchors } = await renderPage('/errors')
  const errors = listErrors()
  expect(errors.length).toBeGreaterThan(20)
  for (const { code, className, message } of errors) {
    expect(text).toContain(code)
    expect(text).toContain(className)
    expect(text).toContain(message)
    expect(text).toContain(words(ERROR_ADVICE[code] ?? `no advice: ${code}`))
    const { docsPath } = new core.KitError('', { code: `${code.split('/')[0]}/${code.split('/')[1]}` })
    expect(docsPath).toBe(`/errors#${anchors.find((anchor) => `/errors#${anchor}` === docsPath)}`)
  }
  expect(Object.keys(ERROR_ADVICE).sort()).toEqual(errors.map(({ code }) => code).sort())
})

test('R-HOST-18 documents every error class that a package exports', () => {
  const documented = listErrors().map(({ className }) => className)
  const exported = ENTRIES.flatMap((entry) => publicNames(entry).filter(({ kind }) => kind === 'error'))
  const known = ['KitError', 'ProviderRpcError', 'SandboxWalletError', 'WalletRpcError']
  expect(
    exported.map(({ name }) => name).filter((name) => !documented.includes(name) && !known.includes(name)),
  ).toEqual([])
})

test('R-HOST-18 /errors documents every alert with its text and advice', async () => {
  const { text } = await renderPage('/errors')
  const alerts = listAlerts()
  expect(alerts.map(({ code }) => code).sort()).toEqual(Object.keys(ALERT_ADVICE).sort())
  for (const { code, shortMessage, longMessage } of alerts) {
    expect(text).toContain(code)
    expect(text).toContain(shortMessage)
    expect(words(text)).toContain(words(longMessage))
  }
})

test('R-HOST-18 /theming documents every custom property of the stylesheet', async () => {
  const { text } = await renderPage('/theming')
  const tokens = listTokens().map(({ name }) => name)
  expect(tokens.length).toBeGreaterThan(40)
  expect(without(tokens, text)).toEqual([])
  expect(tokens.filter((name) => TOKEN_NOTES[name] === undefined)).toEqual([])
  expect(Object.keys(TOKEN_NOTES).filter((name) => !tokens.includes(name))).toEqual([])
})

test.each([
  ['/buttons-and-hooks', ['@bowline/ui-react', '@bowline/ui-react/headless']],
  ['/actions', ['@bowline/kit-core/actions', '@bowline/adapter-evm']],
  ['/state', ['@bowline/kit-core/networks']],
  [
    '/testing',
    [
      '@bowline/kit-core/testing',
      '@bowline/kit-core/testing/paired',
      '@bowline/kit-core/testing/relay',
      '@bowline/adapter-evm/testing',
    ],
  ],
  ['/nextjs', ['@bowline/kit-core/server']],
  ['/sign-in', ['@bowline/kit-core/sign-in']],
  ['/solana-wallet-adapter', ['@bowline/adapter-solana/react']],
  ['/errors', ['@bowline/kit-core/errors']],
  ['/own-adapter', ['@bowline/kit-core/adapter']],
] as const)(
  'R-HOST-11 R-HOST-18 %s names every public name of its entries, each with a sentence',
  async (page, entries) => {
    const { text } = await renderPage(page)
    for (const entry of entries) {
      const names = publicNames(entry)
      expect(
        without(
          names.map(({ name }) => name),
          text,
        ),
      ).toEqual([])
      expect(names.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([])
    }
  },
)

test('R-HOST-18 names every public name of the core, each on one page', async () => {
  const pages = await Promise.all(['/state', '/types', '/own-adapter'].map(renderPage))
  const anchors = pages.flatMap((page) => page.anchors)
  for (const { name, kind } of publicNames('@bowline/kit-core')) {
    const anchor = anchorOf(`@bowline/kit-core-${name}${kind === 'type' ? '-type' : ''}`)
    expect([name, anchors.filter((known) => known === anchor).length]).toEqual([name, 1])
  }
})
