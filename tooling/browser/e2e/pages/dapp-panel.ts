/** The dApp of the demo: its buttons and their results. */
import type { Locator, Page } from '@playwright/test'

/** An action of the dApp, by its button. */
export type Action =
  | 'sign-message'
  | 'sign-typed-data'
  | 'send'
  | 'send-batch'
  | 'send-batch-20'
  | 'permit-key'
  | 'switch-network'
  | 'switch-unlisted'
  | 'disconnect'

/** The dApp. */
export type DappPanel = {
  /** The account and the chain as the host's own library reports them. */
  readonly address: Locator
  readonly chain: Locator
  readonly act: (action: Action) => Promise<void>
  /** The newest result of an action. */
  readonly result: (action: Action) => DappResult
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
    act: (action) => page.getByTestId(`do-${action}`).click(),
    result(action) {
      const item = page
        .getByTestId('result')
        .and(page.locator(`[data-action="${action}"]`))
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
