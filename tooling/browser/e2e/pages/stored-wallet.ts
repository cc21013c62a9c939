/**
 * An installed wallet that keeps its account and lock in the site's storage and emits no events: another page of the site
 * can change it while the first one is in the browser's back/forward cache.
 */
import type { Page } from '@playwright/test'

const ACCOUNT = 'wallet-account'

/** Adds the wallet to the documents that the page opens from now on. */
export async function installStoredWallet(page: Page, { name, account }: { name: string; account: string }) {
  await page.addInitScript(announce, { name, account, key: ACCOUNT })
}

/** Changes it, from any page of the site; without an account it is locked. */
export async function moveStoredWallet(page: Page, account: string | undefined): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [ACCOUNT, account ?? ''] as const)
}

function announce({ name, account, key }: { name: string; account: string; key: string }): void {
  const accounts = () => [localStorage.getItem(key) ?? ''].filter((address) => address !== '')
  const answers: Readonly<Record<string, () => unknown>> = {
    eth_accounts: accounts,
    eth_requestAccounts() {
      localStorage.setItem(key, account)
      return accounts()
    },
    eth_chainId: () => '0x1',
  }
  const provider = {
    async request({ method }: { method: string }) {
      const answer = answers[method]
      if (answer === undefined) throw Object.assign(new Error(`${method} is not known here`), { code: 4200 })
      return answer()
    },
    on() {},
    removeListener() {},
  }
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const info = { uuid: '00000000-0000-4000-8000-0000000000aa', name, icon, rdns: 'com.example.stored' }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const notify = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', notify)
  notify()
}
