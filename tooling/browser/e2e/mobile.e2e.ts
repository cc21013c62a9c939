import type { Page } from '@playwright/test'
import { CODE, rest, setConnect, setState } from '../scenes/steps.mjs'
import { openDirectory } from './pages/directory.js'
import { kitModal } from './pages/kit-modal.js'
import { type OpenedLink, recordLinks } from './pages/opened-links.js'
import { ANDROID, IPHONE, setPageHidden, showInTelegram } from './pages/phones.js'
import { expect, test } from './pairing-test.js'

const ENCODED = encodeURIComponent(CODE)
const QUIET = 'noopener,noreferrer'

/** The app creates the codes, so the test knows the address. */
const OWN_CODES = { manualPairingControl: '1' }

/** Wallets that the demo's directory does not list. */
const FURTHER = [
  { id: 'bare-word', name: 'Bareword', mobile_link: 'bareword' },
  { id: 'phantom', name: 'Phantom', mobile_link: 'phantom://' },
]

const DEVICES = [
  { name: 'Android Chrome', device: ANDROID, isTelegram: false, target: '_self', opensItself: true },
  { name: 'iPhone Safari', device: IPHONE, isTelegram: false, target: '_self', opensItself: false },
  { name: 'Telegram on Android', device: ANDROID, isTelegram: true, target: '_blank', opensItself: false },
  { name: 'Telegram on an iPhone', device: IPHONE, isTelegram: true, target: '_blank', opensItself: false },
] as const

for (const { name, device, isTelegram, target, opensItself } of DEVICES) {
  test.describe(name, () => {
    test.use(device)
    const uri = isTelegram && device === ANDROID ? encodeURIComponent(ENCODED) : ENCODED

    for (const { universal, links } of [
      {
        universal: '0',
        links: [
          ['Pocket Sandbox', 'pocketsandbox://wc?uri='],
          ['Harbour Mobile', 'harbour://wc?uri='],
          ['Sandbox Wallet', 'https://sandbox.example/app/wc?uri='],
          ['Bareword', 'bareword://wc?uri='],
        ],
      },
      {
        universal: '1',
        links: [
          ['Pocket Sandbox', 'pocketsandbox://wc?uri='],
          ['Harbour Mobile', 'https://harbour.example/link/wc?uri='],
        ],
      },
    ] as const) {
      test(`R-CONN-43 R-CONN-44 R-CONN-45 R-CONN-46 R-CONN-47 ${name}, preferUniversalLinks ${universal}: each wallet by its link, ${target}`, async ({
        page,
      }) => {
        if (isTelegram) await showInTelegram(page)
        const record = await recordLinks(page)
        const view = await openDirectory(page, { ...OWN_CODES, preferUniversalLinks: universal })
        await listFurther(page)
        const { dialog, back } = kitModal(page)
        const expected: OpenedLink[] = []
        for (const [wallet, start] of links) {
          await setConnect(page, { wcUri: CODE })
          await view.tile(wallet).tap()
          if (!opensItself) await dialog.getByRole('button', { name: 'Open', exact: true }).tap()
          const during = opensItself ? undefined : 'click'
          expected.push({ href: start + uri, target, features: QUIET, during, isActive: true })
          await expect.poll(async () => (await record.list()).length).toBe(expected.length)
          await expect(dialog.getByRole('button', { name: 'Open again' })).toBeVisible()
          await back.tap()
          await rest(page)
        }
        const opened = await record.list()
        expect(opensItself ? opened.map((link) => ({ ...link, during: undefined })) : opened).toEqual(expected)
        expect(page.url()).toContain('/bare')
      })
    }

    const ahead = isTelegram ? ' R-CONN-34' : ''
    test(`R-CONN-49${ahead} ${name}: a wallet with its own browser gets the page; a pairing address is created ahead only in Telegram`, async ({
      page,
    }) => {
      if (isTelegram) await showInTelegram(page)
      const record = await recordLinks(page)
      const sockets: string[] = []
      page.on('websocket', (socket) => sockets.push(socket.url()))
      const view = await openDirectory(page)
      await listFurther(page)
      await view.tile('Phantom').tap()
      const { dialog } = kitModal(page)
      if (!opensItself) await dialog.getByRole('button', { name: 'Open', exact: true }).tap()
      await expect.poll(async () => (await record.list()).length).toBe(1)
      const [link] = await record.list()
      const here = new URL(page.url())
      const [url, origin] = [here.href, here.origin].map(encodeURIComponent)
      expect(link).toMatchObject({
        href: `https://phantom.app/ul/browse/${url}?ref=${origin}`,
        target,
        features: QUIET,
      })
      await expect.poll(() => sockets.length > 0).toBe(isTelegram)
    })
  })
}

test.describe('a phone', () => {
  test.use(ANDROID)

  test('R-CONN-24 R-API-52 R-CONN-10 only wallets that a phone can open are listed; the code is one button away', async ({
    page,
  }) => {
    const view = await openDirectory(page, OWN_CODES)
    await expect(view.tile('Pocket Sandbox')).toBeVisible()
    for (const name of ['Deck Desktop', 'Lantern Web', 'Capstan', 'Paper Wallet']) {
      await expect(view.tile(name)).toHaveCount(0)
    }
    const { dialog, title, back, row } = kitModal(page)
    await expect(view.search).not.toBeFocused()
    await dialog.getByRole('button', { name: 'Show QR code' }).tap()
    await expect(title).toHaveText('Connect wallet')
    await expect(dialog.locator('[data-part="qr-code"]')).toBeVisible()
    await back.tap()
    await back.tap()
    await expect(row('All wallets')).toBeVisible()
    await expect(row('WalletConnect')).toHaveCount(0)
  })

  test('R-CONN-45 R-CONN-48 a malicious directory: every offered link opens by the rules or not at all', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/could not be read and are missing/)
    const record = await recordLinks(page)
    const view = await openDirectory(page, { ...OWN_CODES, services: 'wallets:hostile' })
    const { title, back } = kitModal(page)
    const names = await view.tiles.locator('bdi').allTextContents()
    for (const name of names.slice(0, 8)) {
      await setConnect(page, { wcUri: CODE })
      const before = (await record.list()).length
      await view.tiles.filter({ hasText: name }).first().tap()
      await expect(title).not.toHaveText('All wallets')
      await expect.poll(async () => (await record.list()).length).toBe(before + 1)
      await back.tap()
      await rest(page)
      await expect(title).toHaveText('All wallets')
    }
    const hrefs = (await record.list()).map(({ href }) => href)
    expect(hrefs.length).toBeGreaterThan(3)
    for (const href of hrefs) {
      expect(href).toMatch(/^(?:https:\/\/[^@?#\\]+\/|[a-z][a-z0-9+.-]+:\/\/[^@?#\\]*)wc\?uri=wc%3A/)
      expect(href).not.toMatch(
        /^(?:javascript|vbscript|data|blob|file|about|intent|market|http|ftp|wss?|tel|sms|mailto):/,
      )
    }
    expect(page.url()).toContain('/bare')
  })

  test('R-CONN-48 R-VIEW-29 a browser that opens nothing: the view says so, and another press tries again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => {
        throw new DOMException('Not here', 'NotAllowedError')
      }
    })
    const view = await openDirectory(page, OWN_CODES)
    await setConnect(page, { wcUri: CODE })
    await view.tile('Pocket Sandbox').tap()
    const { dialog, tryAgain } = kitModal(page)
    await expect(dialog.getByText('Couldn’t open Pocket Sandbox')).toBeVisible()
    await page.evaluate(() => {
      window.open = () => null
    })
    await tryAgain.tap()
    await expect(dialog.getByRole('button', { name: 'Open again' })).toBeVisible()
  })

  test('R-CONN-44 inside a frame the wallet replaces the whole window', async ({ page, baseURL }) => {
    const record = await recordLinks(page)
    const search = new URLSearchParams({ mocks: 'page', ...OWN_CODES })
    const counters = 'data-csp-violations="0" data-unhandled-errors="0" data-unhandled-rejections="0"'
    const body = `<html ${counters}><iframe src="/bare?${search}" width="380" height="740"></iframe>`
    await page.route('**/outer', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${baseURL}/outer`)
    const frame = page.frameLocator('iframe')
    const dialog = frame.getByRole('dialog')
    await frame.getByTestId('kit-buttons').getByRole('button').last().tap()
    await dialog.getByRole('list').getByRole('button').filter({ hasText: 'Pocket Sandbox' }).tap()
    const [, inner] = page.frames()
    if (inner === undefined) throw new Error('There is no frame')
    await inner.evaluate((uri) => {
      const { store } = Reflect.get(window, 'bowlineDemo').kit
      store.set({ connect: { ...store.get().connect, wcUri: uri } })
    }, CODE)
    await expect.poll(async () => (await record.list(inner)).map(({ target }) => target)).toEqual(['_top'])
    await expect(frame.locator('html')).toHaveAttribute('data-csp-violations', '0')
  })

  for (const way of ['an app', 'a page'] as const) {
    test(`R-CONN-50 R-CONN-35 R-CONN-94 the wallet is ${way}: an approval given away from the page connects on the return`, async ({
      page,
      relay,
      createWallet,
    }) => {
      const record = await recordLinks(page)
      const wallet = await createWallet({ policy: 'hold' })
      const view = await openDirectory(page)
      await view.tile(way === 'an app' ? 'Pocket Sandbox' : 'Sandbox Wallet').tap()
      await expect.poll(async () => (await record.list()).length).toBe(1)
      const [link] = await record.list()
      await wallet.pair(new URL(link?.href ?? '').searchParams.get('uri') ?? '')

      await setPageHidden(page, true)
      // The system closes the connections of a page in the background.
      await relay('drop')
      await wallet.respond('approve')
      await setPageHidden(page, false)
      await expect(kitModal(page).dialog).toBeHidden()
      await expect(page.getByTestId('kit-buttons').getByRole('button').last()).toHaveAccessibleName(
        /^Account (0x|\S+\.bowline\.id)/,
      )
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(stored).toContain(way === 'an app' ? 'Pocket Sandbox' : 'Sandbox Wallet')
      expect(await record.list()).toHaveLength(1)
    })
  }
})

test.describe('Safari on an iPhone', () => {
  test.use(IPHONE)

  test('R-CONN-33 the kit is connecting while it waits for a wallet', async ({ page }) => {
    await recordLinks(page)
    const view = await openDirectory(page, OWN_CODES)
    const status = () => page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().connect.status)
    expect(await status()).toBe('disconnected')
    await view.tile('Pocket Sandbox').tap()
    await expect.poll(status).toBe('connecting')
    await kitModal(page).back.tap()
    await expect.poll(status).toBe('disconnected')
  })
})

/** Adds wallets to the directory. */
async function listFurther(page: Page): Promise<void> {
  const known = await page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().directory)
  await setState(page, { directory: { ...known, recommended: [...FURTHER, ...known.recommended] } })
}
