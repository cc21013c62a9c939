/** The views of pairing: the code on screen, and the address in it. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Demo } from './demo.js'

/** The pairing view of a page. */
export type PairingView = {
  readonly code: Locator
  /** The text under the code. */
  readonly words: Locator
  /** Opens the modal and chooses the pairing row; resolves with the address once its code is shown. */
  readonly offer: () => Promise<string>
  /** Waits for a code with another address than an earlier one. */
  readonly next: (earlier?: string) => Promise<string>
  /** The address in the current code; empty when there is none. */
  readonly address: () => Promise<string>
}

/** The pairing view of a page of the demo. */
export function pairingView({ page, modal, button }: Demo): PairingView {
  const code = modal.dialog.locator('[data-part="qr-code"]')
  const address = () => pairingAddress(page)
  const next = async (earlier = '') => {
    await expect.poll(async () => [earlier, ''].includes(await address())).toBe(false)
    await expect(code).toHaveAttribute('data-state', 'shown')
    return address()
  }
  return {
    code,
    words: modal.dialog.getByRole('status'),
    next,
    address,
    async offer() {
      await button('kit').click()
      await modal.row('WalletConnect').click()
      return next()
    },
  }
}

/** The address in the current code of a demo page; empty when there is none. */
export function pairingAddress(page: Page): Promise<string> {
  return page.evaluate(() => {
    const path = ['bowlineDemo', 'kit', 'store']
    const store = path.reduce<unknown>(
      (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
      window,
    )
    const read: unknown = store instanceof Object ? Reflect.get(store, 'get') : undefined
    const state: unknown = typeof read === 'function' ? read() : undefined
    const connect: unknown = state instanceof Object ? Reflect.get(state, 'connect') : undefined
    const uri: unknown = connect instanceof Object ? Reflect.get(connect, 'wcUri') : undefined
    return typeof uri === 'string' ? uri : ''
  })
}
