/** The playground's first page: the card in the stage on screen, and the window of the sandbox wallets. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The one card of the page. */
export const card = (page: Page): Locator => page.locator('[data-part="embedded-card"]')

const walletWindow = (page: Page) => page.frameLocator('[data-testid="sandbox-wallet"]')

/** Opens the page, reaches for it, and waits for the card. */
export async function openPlayground(page: Page, search = ''): Promise<void> {
  await page.goto(`/${search}`)
  await page.mouse.move(1, 1)
  await expect(
    card(page)
      .getByRole('button', { name: /Sandbox/ })
      .first(),
  ).toBeVisible()
}

/** Brings the card into a section's stage. */
export async function enterSection(page: Page, id: string): Promise<Locator> {
  const stage = page.getByTestId(`stage-${id}-stage`)
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(stage.locator('[data-part="embedded-card"]')).toBeVisible()
  return stage
}

/** Approves the request in the wallets' window. */
export async function approveInWallet(page: Page): Promise<void> {
  await walletWindow(page).getByRole('button', { name: 'Approve' }).click()
}

/** Connects the first sandbox wallet. */
export async function connectSandbox(page: Page): Promise<void> {
  await card(page)
    .getByRole('button', { name: /^Sandbox Wallet/ })
    .click()
  await approveInWallet(page)
}

/** An amount on the page's EVM ledger, in wei. */
export async function ledgerBalance(page: Page, chainId: number, address: string): Promise<bigint> {
  const text = await page.evaluate(
    async ([id, owner]) => {
      const { ledger } = await Reflect.get(window, 'bowlineDemo').world()
      return String(ledger.balanceOf({ chainId: id, address: owner }))
    },
    [chainId, address] as const,
  )
  return BigInt(text)
}
