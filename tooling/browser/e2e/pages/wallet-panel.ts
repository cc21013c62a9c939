/** A sandbox wallet from inside: what its user does without a request from the page. */
import type { Locator, Page } from '@playwright/test'

/** How the wallet responds. */
export type WalletAnswer = 'ask' | 'approve' | 'reject' | 'slow' | 'silent' | 'locked'

/** The controls of a wallet. */
export type WalletPanel = {
  readonly panel: Locator
  /** The choice of its chain; the value is the chain's id. */
  readonly chain: Locator
  readonly setAnswer: (answer: WalletAnswer) => Promise<void>
  readonly switchChain: (chainId: number) => Promise<void>
  /** Makes the other account the active one. */
  readonly switchAccount: () => Promise<void>
  /** Revokes the page's permission. */
  readonly disconnect: () => Promise<void>
  /** Starts or stops announcing itself, toggling at each call. */
  readonly toggleAnnouncing: () => Promise<void>
}

/** The controls of the first or second wallet. */
export function walletPanel(page: Page, number: 1 | 2): WalletPanel {
  const panel = page.getByTestId(`wallet-${number}`)
  const chain = page.getByTestId(`wallet${number}-chain`)
  return {
    panel,
    chain,
    async setAnswer(answer) {
      await page.getByTestId(`option-wallet${number}`).selectOption(answer)
    },
    async switchChain(chainId) {
      await chain.selectOption(String(chainId))
    },
    switchAccount: () => page.getByTestId(`wallet${number}-switch-account`).click(),
    disconnect: () => page.getByTestId(`wallet${number}-disconnect`).click(),
    toggleAnnouncing: () => page.getByTestId(`wallet${number}-announce`).click(),
  }
}
