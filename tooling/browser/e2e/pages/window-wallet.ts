/** A wallet whose own window is in the page from the start, hidden under `body`, and shown during requests. */
import type { Locator, Page } from '@playwright/test'
import { FIRST_ADDRESS } from './chains.js'

/** The visible parts of the wallet. */
export type WindowWallet = {
  readonly name: string
  readonly window: Locator
  readonly approve: Locator
  readonly refuse: Locator
  readonly password: Locator
}

const NAME = 'Window Wallet'

/** Adds the wallet to each page that is opened afterwards. */
export async function windowWallet(page: Page): Promise<WindowWallet> {
  await page.addInitScript(installWallet, { name: NAME, address: FIRST_ADDRESS })
  const window = page.getByTestId('wallet-window')
  return {
    name: NAME,
    window,
    approve: window.getByRole('button', { name: 'Approve' }),
    refuse: window.getByRole('button', { name: 'Refuse' }),
    password: window.getByRole('textbox', { name: 'Password' }),
  }
}

function installWallet({ name, address }: { name: string; address: string }): void {
  const listeners = new Map<string, (value: unknown) => void>()
  const state = { accounts: [] as string[], chainId: '0x1' }
  const box = document.createElement('div')
  const [password, approve, refuse] = [
    document.createElement('input'),
    document.createElement('button'),
    document.createElement('button'),
  ]
  box.dataset.testid = 'wallet-window'
  box.hidden = true
  const { style } = box
  Object.assign(style, { position: 'fixed', zIndex: '2147483647', top: '40px', right: '40px', width: '320px' })
  Object.assign(style, { height: '240px', background: '#fff', color: '#000' })
  password.setAttribute('aria-label', 'Password')
  approve.textContent = 'Approve'
  refuse.textContent = 'Refuse'
  box.append(password, approve, refuse)
  document.addEventListener('DOMContentLoaded', () => document.body.append(box))

  const ask = () =>
    new Promise<void>((resolve, reject) => {
      box.hidden = false
      const end = (settle: () => void) => () => {
        box.hidden = true
        settle()
      }
      approve.onclick = end(resolve)
      refuse.onclick = end(() => reject(Object.assign(new Error('Refused'), { code: 4001 })))
    })
  const provider = {
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
    async request({ method, params }: { method: string; params?: [{ chainId: string }] }) {
      if (method === 'eth_accounts') return state.accounts
      if (method === 'eth_chainId') return state.chainId
      if (method === 'eth_requestAccounts') {
        await ask()
        state.accounts = [address]
        return state.accounts
      }
      if (method === 'wallet_switchEthereumChain') {
        await ask()
        state.chainId = params?.[0].chainId ?? state.chainId
        listeners.get('chainChanged')?.(state.chainId)
        return null
      }
      throw Object.assign(new Error('The method does not exist'), { code: -32601 })
    },
  }
  const detail = {
    provider,
    info: {
      name,
      uuid: '7b1f5a52-3c1e-4d7c-9a53-0d5b7ac2f0aa',
      rdns: 'example.window-wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  }
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
