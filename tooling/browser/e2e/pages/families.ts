/** The demo with several chain families: what is connected in each, and the dApp of each. */
import { expect, type Locator, type Page } from '@playwright/test'

/** A chain family. */
export type Family = 'evm' | 'solana' | 'bitcoin'

/** What the demo shows of the families. */
export type Families = {
  readonly address: (family: Family) => Locator
  readonly wallet: (family: Family) => Locator
  /** Opens the kit with the wallets of one family. */
  readonly connect: (family: Family) => Promise<void>
  readonly disconnect: (family: Family | 'all') => Promise<void>
  /** Presses a button of a family's dApp. */
  readonly act: (family: Family, action: string) => Promise<void>
  /** The value that the newest result shows for a label. */
  readonly line: (family: Family, action: string, label: string) => Locator
  /** What a wallet of several families does automatically in one of them. */
  readonly face: (number: number, family?: Family) => WalletFaceControls
  /** Waits until each family has this address, or none. */
  readonly expectAddresses: (addresses: Readonly<Record<Family, string>>) => Promise<void>
}

/** What a user does in the wallet. */
export type WalletFaceControls = {
  readonly facts: Locator
  readonly switchAccount: () => Promise<void>
  readonly switchNetwork: (id: string) => Promise<void>
  readonly disconnect: () => Promise<void>
}

/** The families of a page. */
export function familiesOf(page: Page): Families {
  const address = (family: Family) => page.getByTestId(`connection-${family}-address`)
  return {
    address,
    wallet: (family) => page.getByTestId(`connection-${family}-wallet`),
    connect: (family) => page.getByTestId(`connect-${family}`).click(),
    disconnect: (family) => page.getByTestId(`disconnect-${family}`).click(),
    act: (family, action) => page.getByTestId(family === 'evm' ? `do-${action}` : `do-${family}-${action}`).click(),
    line(family, action, label) {
      const item = page
        .getByTestId('result')
        .and(page.locator(`[data-action="${family === 'evm' ? action : `${family}-${action}`}"]`))
        .first()
      return item
        .getByRole('paragraph')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('bdi')
    },
    face(number, family) {
      const name = family === undefined ? `wallet${number}` : `wallet${number}-${family}`
      return {
        facts: page.getByTestId(`${name}-face`),
        switchAccount: () => page.getByTestId(`${name}-switch-account`).click(),
        switchNetwork: async (id) => void (await page.getByTestId(`${name}-chain`).selectOption(id)),
        disconnect: () => page.getByTestId(`${name}-disconnect`).click(),
      }
    },
    async expectAddresses(addresses) {
      for (const family of ['evm', 'solana', 'bitcoin'] as const) {
        await expect(address(family)).toHaveText(addresses[family])
      }
    },
  }
}
