/**
 * The kit in apps with other versions. `tooling/react-*` are built by Vite with React's development build, which warns;
 * `tooling/next-15` is built for production, by webpack and by Turbopack.
 */
import type { Page } from '@playwright/test'
import { announceGuests } from '../scenes/guest-wallets.mjs'
import { answerNodes, type Served, serveHost, startServices } from './pages/built-hosts.js'
import { FIRST_ADDRESS } from './pages/chains.js'
import { kitModal } from './pages/kit-modal.js'
import { test as base, expect } from './test.js'

const WALLET = 'Guest Wallet'

/** No other file that a page loads on demand is half this size. */
const LIBRARY_BYTES = 300_000

const WAGMI_HOSTS = ['react-18-wagmi-2', 'react-19-wagmi-3'] as const

/** The page with ten lines, and the folder of its app. */
const PAGES = [
  ...WAGMI_HOSTS.map((host) => ({ folder: `${host}/dist`, page: '/plain.html' })),
  { folder: 'next-15/dist/webpack', page: '/index.html' },
  { folder: 'next-15/dist/turbopack', page: '/index.html' },
]

const test = base.extend<
  { visit: (folder: string, page: string) => Promise<void> },
  { services: Served; serve: (folder: string) => Promise<Served> }
>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const services = await startServices()
      await use(services)
      await services.stop()
    },
    { scope: 'worker' },
  ],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const served = new Map<string, Promise<Served>>()
      await use((folder) => {
        const host = served.get(folder) ?? serveHost(folder)
        served.set(folder, host)
        return host
      })
      for (const host of served.values()) await (await host).stop()
    },
    { scope: 'worker' },
  ],
  visit: async ({ complaints, context, page, services, serve }, use) => {
    // The counters belong to the demo; the browser also reports what they count.
    complaints.allow(/: undefined, the last undefined$/)
    await answerNodes(context, services)
    await announceGuests(page, [{ name: WALLET }])
    await use(async (folder, path) => {
      const { url } = await serve(folder)
      await page.goto(`${url}${path}`)
    })
  },
})

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet' })
const accountButton = (page: Page) => page.getByRole('button', { name: /^Account / })
const fact = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function connectByKit(page: Page): Promise<void> {
  const { row, dialog } = kitModal(page)
  await connectButton(page).click()
  await row(WALLET).click()
  await expect(dialog).toBeHidden()
}

async function disconnectByModal(page: Page): Promise<void> {
  await accountButton(page).click()
  await kitModal(page).button('Disconnect').click()
}

for (const { folder, page: path } of PAGES) {
  test(`R-HOST-60 R-HOST-61 ${folder}: ten lines connect, restore after a reload, and disconnect`, async ({
    page,
    visit,
  }) => {
    await visit(folder, path)
    await connectByKit(page)
    await expect(fact(page, 'Kit address')).toHaveText(FIRST_ADDRESS)
    await page.reload()
    await expect(accountButton(page)).toBeEnabled()
    await expect(fact(page, 'Kit status')).toHaveText('connected')
    await disconnectByModal(page)
    await expect(fact(page, 'Kit status')).toHaveText('disconnected')
    await expect(connectButton(page)).toBeVisible()
  })
}

test('R-CONN-140 the pairing library is requested together with the view, and not after it', async ({
  page,
  visit,
}) => {
  await visit('react-19-wagmi-3/dist', '/plain.html')
  await connectButton(page).click()
  await expect(kitModal(page).row('WalletConnect')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const held: string[] = []
  await page.route('**/assets/*.js', (route) => void held.push(route.request().url()))
  await kitModal(page).row('WalletConnect').click()
  const sizeOf = async (url: string) => (await (await page.request.get(url)).body()).length
  const largest = async () => Math.max(0, ...(await Promise.all(held.map(sizeOf))))
  await expect.poll(largest).toBeGreaterThan(LIBRARY_BYTES)
})

for (const host of WAGMI_HOSTS) {
  test(`R-HOST-60 R-ADPT-40 ${host}: the app’s wagmi hooks see what the kit connects, switches and disconnects`, async ({
    page,
    visit,
  }) => {
    await visit(`${host}/dist`, '/wagmi.html')
    await connectByKit(page)
    await expect(fact(page, 'wagmi status')).toHaveText('connected')
    await expect(fact(page, 'wagmi address')).toHaveText(FIRST_ADDRESS)
    await press(page, 'Base by wagmi')
    await expect(fact(page, 'Kit chain')).toHaveText('8453')
    await press(page, 'Ethereum by the kit')
    await expect(fact(page, 'wagmi chain')).toHaveText('1')

    await page.reload()
    await expect(fact(page, 'wagmi status')).toHaveText('connected')
    await expect(fact(page, 'Kit status')).toHaveText('connected')
    await expect(fact(page, 'Kit address')).toHaveText(FIRST_ADDRESS)
    await disconnectByModal(page)
    await expect(fact(page, 'wagmi status')).toHaveText('disconnected')
    await expect(fact(page, 'wagmi address')).toBeEmpty()
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await expect(fact(page, 'wagmi status')).toHaveText('disconnected')
  })

  test(`R-HOST-60 R-ADPT-40 R-CONN-115 ${host}: the kit sees what the app’s wagmi hooks connect and disconnect`, async ({
    page,
    visit,
  }) => {
    await visit(`${host}/dist`, '/wagmi.html')
    await press(page, `${WALLET} by wagmi`)
    await expect(fact(page, 'Kit status')).toHaveText('connected')
    await expect(fact(page, 'Kit address')).toHaveText(FIRST_ADDRESS)
    await expect(accountButton(page)).toBeEnabled()
    await page.reload()
    await expect(accountButton(page)).toBeEnabled()
    await expect(fact(page, 'wagmi address')).toHaveText(FIRST_ADDRESS)
    await press(page, 'Disconnect by wagmi')
    await expect(fact(page, 'Kit status')).toHaveText('disconnected')
    await expect(connectButton(page)).toBeVisible()
    await press(page, `${WALLET} by wagmi`)
    await expect(fact(page, 'Kit status')).toHaveText('connected')
    await press(page, 'Disconnect by the kit')
    await expect(fact(page, 'wagmi status')).toHaveText('disconnected')
  })
}
