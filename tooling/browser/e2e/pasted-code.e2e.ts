/** The code that the playground shows, pasted into a new app of Vite and one of Next.js: types, build, and a wallet. */
import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { announceGuests } from '../scenes/guest-wallets.mjs'
import { answerNodes, type Served, serveHost, startServices } from './pages/built-hosts.js'
import { kitModal } from './pages/kit-modal.js'
import { expect, test } from './test.js'

const WALLET = 'Guest Wallet'
const BUILD_LIMIT_MS = 300_000
const TOOLING = fileURLToPath(new URL('../../', import.meta.url))
const BUILDER = fileURLToPath(new URL('../../size/build-pasted.mjs', import.meta.url))

/** What each app is made of: the start, and everything that adds a file or a property to the code. */
const APPS = [
  { name: 'vite-all', tool: 'vite', search: '', asks: undefined },
  {
    name: 'vite-wagmi',
    tool: 'vite',
    search: '?adapters=evm&host=wagmi&signIn=optional&slots=1&text-connect-title=Log+in',
    asks: 'Sign',
  },
  { name: 'next-all', tool: 'next', search: '?locale=ar', asks: undefined },
] as const

/** The files of the page's code, by its tabs. */
async function readCode(page: Page) {
  const code = page.getByTestId('app-code')
  const tabs = code.getByRole('group', { name: 'File' }).getByRole('radio')
  const files: { name: string; text: string }[] = []
  for (const tab of await tabs.all()) {
    await tab.check({ force: true })
    const name = await tab.inputValue()
    const text = await code.getByRole('region', { name: `Source of ${name}` }).innerText()
    files.push({ name, text })
  }
  return files
}

for (const { name, tool, search, asks } of APPS) {
  test(`R-HOST-104 ${name}: the playground’s code compiles, builds and connects`, async ({
    complaints,
    context,
    page,
  }) => {
    test.setTimeout(BUILD_LIMIT_MS)
    // The counters belong to the demo; the browser also reports what they count.
    complaints.allow(/: undefined, the last undefined$/)
    await page.goto(`/${search}`)
    const files = await readCode(page)
    const built = execFileSync(process.execPath, [BUILDER, tool, name], {
      input: JSON.stringify(files),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const folder = built.trim().split('\n').at(-1) ?? ''
    const services: Served = await startServices()
    const host = await serveHost(relative(TOOLING, folder))
    try {
      await answerNodes(context, services)
      await announceGuests(page, [{ name: WALLET }])
      await page.goto(`${host.url}/index.html`)
      const { row, dialog, button } = kitModal(page)
      await page.getByRole('button').first().click()
      await row(WALLET).click()
      if (asks !== undefined) await expect(button(asks)).toBeVisible()
      else {
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('button', { name: /0xf3.*92266/i })).toBeVisible()
      }
    } finally {
      await host.stop()
      await services.stop()
    }
  })
}
