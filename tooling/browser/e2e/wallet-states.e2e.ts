/** What a visitor sees of a wallet in an unusual state, and that there is always a way out. */
import { FIRST_ACCOUNT } from './pages/chains.js'
import { FIRST_WALLET } from './pages/demo.js'
import type { WalletAnswer } from './pages/wallet-panel.js'
import { expect, test } from './test.js'

const WORDS: readonly (readonly [WalletAnswer, string])[] = [
  ['slow', `Continue in ${FIRST_WALLET}`],
  ['silent', `Continue in ${FIRST_WALLET}`],
  ['reject', 'Connection declined'],
]

for (const [answer, words] of WORDS) {
  test(`R-CONN-153 R-VIEW-27 the answer of a wallet is ${answer}: the text matches, the modal closes, a later try connects`, async ({
    demo,
  }) => {
    await demo.open({ wallet1: answer })
    await demo.button('kit').click()
    await demo.modal.row(FIRST_WALLET).click()
    await expect(demo.modal.dialog).toContainText(words)
    await demo.page.keyboard.press('Escape')
    await expect(demo.modal.dialog).toBeHidden()
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await demo.sandbox(1).setAnswer('approve')
    await demo.connect()
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  })
}

for (const host of ['none', 'wagmi']) {
  test(`R-CONN-153 R-CONN-146 host ${host}: a wallet that is locked during a reload is restored without a window when it is unlocked`, async ({
    demo,
  }) => {
    await demo.open({ host, wallet1: 'approve' })
    await demo.connect()
    await demo.sandbox(1).setAnswer('locked')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await demo.reload()
    await expect(demo.fact('initialized')).toHaveText('true')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await demo.sandbox(1).setAnswer('ask')
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
    await expect(demo.wallet.frame).toBeHidden()
    await expect(demo.modal.dialog).toBeHidden()
  })

  test(`R-CONN-153 R-CONN-157 host ${host}: a visitor who disconnects while the wallet is locked stays disconnected`, async ({
    demo,
  }) => {
    await demo.open({ host, adapters: 'evm,solana', wallet1: 'approve' })
    await demo.connect()
    await demo.sandbox(1).setAnswer('locked')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await demo.page.getByTestId('disconnect-all').click()
    await demo.sandbox(1).setAnswer('approve')
    await demo.reload()
    await expect(demo.fact('initialized')).toHaveText('true')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  })
}
