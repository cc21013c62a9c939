/** The kit's modal, by its roles and names. */
import type { Locator, Page } from '@playwright/test'

/** The modal. */
export type KitModal = {
  readonly dialog: Locator
  /** The card inside the dialog shakes while it refuses to close. */
  readonly shaking: Locator
  readonly overlay: Locator
  /** The heading of the view. */
  readonly title: Locator
  readonly close: Locator
  readonly back: Locator
  readonly tryAgain: Locator
  /** A wallet or a network of the list. */
  readonly row: (name: string) => Locator
  readonly button: (name: string) => Locator
}

/** The modal of a page. */
export function kitModal(page: Page): KitModal {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    shaking: dialog.locator('[data-shaking]'),
    overlay: page.locator('[data-part="overlay"]'),
    title: dialog.getByRole('heading', { level: 1 }),
    close: button('Close'),
    back: button('Back'),
    tryAgain: button('Try again'),
    row: (name) => dialog.getByRole('list').getByRole('button').filter({ hasText: name }),
    button,
  }
}
