/** The modal's views for a transfer and a swap, by their roles and names. */
import type { Locator } from '@playwright/test'
import type { Demo } from './demo.js'

/** The form of a transfer and its review. */
export type SendViews = {
  readonly amount: Locator
  readonly recipient: Locator
  readonly chooseToken: (name: string) => Promise<void>
  /** The one button of the form; its label says what is missing. */
  readonly next: (label: string) => Locator
  readonly send: Locator
  readonly cancel: Locator
}

/** The form of a swap and its review. */
export type SwapViews = {
  readonly pay: Locator
  readonly receive: Locator
  readonly chooseToken: (side: 'source' | 'target', name: string) => Promise<void>
  readonly button: (label: string) => Locator
}

/** The views of a transfer. */
export function sendViews({ modal: { dialog, button } }: Demo): SendViews {
  return {
    amount: dialog.getByRole('textbox', { name: 'You send' }),
    recipient: dialog.getByRole('textbox', { name: 'To', exact: true }),
    async chooseToken(name) {
      await dialog.locator('[data-part="token-button"]').click()
      await pick(dialog, name)
    },
    next: (label) => dialog.locator('[data-variant="primary"]').filter({ hasText: label }),
    send: button('Send'),
    cancel: button('Cancel'),
  }
}

/** The views of a swap. */
export function swapViews({ modal: { dialog, button } }: Demo): SwapViews {
  const tokenButtons = dialog.locator('[data-part="token-button"]')
  return {
    pay: dialog.getByRole('textbox', { name: 'You pay' }),
    receive: dialog.getByRole('textbox', { name: 'You receive' }),
    async chooseToken(side, name) {
      await tokenButtons.nth(side === 'source' ? 0 : 1).click()
      await pick(dialog, name)
    },
    button,
  }
}

async function pick(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('group', { name: 'Tokens' }).getByRole('button').filter({ hasText: name }).first().click()
}
