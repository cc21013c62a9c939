/** The dApp of the demo: its buttons and their results. */
import type { Locator, Page } from '@playwright/test'

/** An action of the dApp, by its button. */
export type Deed =
  | 'sign-message'
  | 'sign-typed-data'
  | 'send'
  | 'send-batch'
  | 'switch-network'
  | 'switch-unlisted'
  | 'disconnect'

/** The dApp. */
export type DappPanel = {
  /** The account and the chain as the host's own library reports them. */
  readonly address: Locator
  readonly chain: Locator
  readonly act: (deed: Deed) => Promise<void>
  /** The newest result of an action. */
  readonly result: (deed: Deed) => DappResult
  readonly setTarget: (chainId: number) => Promise<void>
}

/** The result of an action. */
export type DappResult = {
  readonly item: Locator
  /** The value that the result shows for a label. */
  readonly line: (label: string) => Locator
}

/** The dApp of a page. */
export function dappPanel(page: Page): DappPanel {
  return {
    address: page.getByTestId('dapp-address'),
    chain: page.getByTestId('dapp-chain'),
    act: (deed) => page.getByTestId(`do-${deed}`).click(),
    result(deed) {
      const item = page
        .getByTestId('result')
        .and(page.locator(`[data-deed="${deed}"]`))
        .first()
      const line = (label: string) =>
        item
          .getByRole('paragraph')
          .filter({ has: page.getByText(label, { exact: true }) })
          .locator('bdi')
      return { item, line }
    },
    async setTarget(chainId) {
      await page.getByTestId('switch-target').selectOption(String(chainId))
    },
  }
}
