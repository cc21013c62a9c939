/** The page of the Next.js host, with an installed wallet that signs and the fakes of the services. */
import type { Page } from '@playwright/test'
import { isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A publicly known key of development chains. */
const ACCOUNT = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

/** The wallet's name in the list. */
export const HOST_WALLET = { name: 'Harbour Wallet', address: ACCOUNT.address }

/** Adds a wallet that approves everything; call it before the page is opened. */
export async function installWallet(page: Page): Promise<void> {
  await page.exposeFunction('signInTest', (raw: unknown) => {
    if (!isHex(raw)) throw new TypeError('A message to sign is hex')
    return ACCOUNT.signMessage({ message: { raw } })
  })
  await page.addInitScript(({ name, address }) => {
    const provider = {
      async request({ method, params }: { method: string; params?: readonly unknown[] }) {
        if (method === 'eth_chainId') return '0x1'
        if (method === 'personal_sign') return Reflect.get(window, 'signInTest')(params?.[0])
        if (method === 'eth_requestAccounts') localStorage.setItem('agreed', 'yes')
        if (method === 'eth_accounts' || method === 'eth_requestAccounts')
          return localStorage.getItem('agreed') === null ? [] : [address]
        throw Object.assign(new Error(`${method} is not known here`), { code: 4200 })
      },
      on: () => provider,
      removeListener: () => provider,
    }
    const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
    const info = { uuid: '00000000-0000-4000-8000-000000000001', name, icon, rdns: 'id.harbour' }
    const notify = () => {
      const detail = Object.freeze({ info: Object.freeze(info), provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', notify)
    notify()
  }, HOST_WALLET)
}

/** Answers requests to the kit's services with the fakes at `url`. The page's policy still sees the real addresses. */
export async function answerServices(page: Page, url: string): Promise<void> {
  await page.route('https://*.bowline.id/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${url}${pathname}${search}` }) })
  })
}
