/** The window of the sandbox wallets, as their user answers it. */
import type { Locator, Page } from '@playwright/test'

/** What a wallet asks. */
export type QuestionKind =
  | 'unlock'
  | 'connect'
  | 'sign-message'
  | 'sign-typed-data'
  | 'send'
  | 'send-calls'
  | 'switch-chain'
  | 'add-chain'
  | 'grant-permissions'
  | 'revoke-permissions'
  | 'sign-transaction'
  | 'sign-psbt'
  | 'switch-network'

/** The window. */
export type WalletWindow = {
  /** The frame of the window; present while there is a request. */
  readonly frame: Locator
  readonly question: Locator
  /** The value that the window shows for a label. */
  readonly line: (label: string) => Locator
  /** Waits for a request of this kind and approves it. */
  readonly approve: (kind: QuestionKind) => Promise<void>
  readonly reject: (kind: QuestionKind) => Promise<void>
}

/** The window of a page's wallets. */
export function walletWindow(page: Page): WalletWindow {
  const frame = page.getByTestId('sandbox-wallet')
  const question = frame.contentFrame().getByTestId('wallet-question')
  const ofKind = (kind: QuestionKind) => question.and(frame.contentFrame().locator(`[data-kind="${kind}"]`))
  const answer = (kind: QuestionKind, word: string) =>
    ofKind(kind).getByRole('button', { name: word, exact: true }).click()
  return {
    frame,
    question,
    line: (label) => question.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]'),
    approve: (kind) => answer(kind, kind === 'unlock' ? 'Unlock' : 'Approve'),
    reject: (kind) => answer(kind, 'Reject'),
  }
}
