import '../../test/page/page-rules.js'
import { goBack, push } from '@bowline/kit-core/actions'
import { mainnet, sepolia } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { pressOpen } from '../../test/page/press-open.js'

/** A browser's translator: replaces each text node in a language with an element as soon as it is added. */
function translate(page: HTMLElement): () => void {
  const turn = () => {
    observer.disconnect()
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate="no"], font')) continue
      const made = document.createElement('font')
      made.append(document.createElement('font'))
      made.firstElementChild?.append(text.data)
      text.replaceWith(made)
    }
    observer.observe(page, { childList: true, characterData: true, subtree: true })
  }
  const observer = new MutationObserver(turn)
  turn()
  return () => observer.disconnect()
}

test('R-HOST-89 every view keeps working while a browser translates the page', async () => {
  const stop = translate(document.body)
  const adapter = mockAdapter()
  adapter.controls.holdNext({ method: 'connect' })
  const { kit, user } = await pressOpen({ adapters: [adapter], options: { networks: [mainnet, sepolia] } })
  for (const view of ['WhatIsAWallet', 'AllWallets', 'Networks', 'WhatIsANetwork', 'GetWallet'] as const) {
    await act(async () => push(kit, { view }))
    await act(async () => {})
    await act(async () => goBack(kit))
  }
  await user.click(await screen.findByRole('button', { name: /Test Wallet/ }))
  await waitFor(() => expect(kit.getState().openPrompts).toBe(1))
  await act(async () => adapter.controls.reject())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(kit.getState().modal.open).toBe(false))
  const account = await screen.findByRole('button', { name: /^Account/ })
  await user.click(account)
  await screen.findByRole('dialog')
  for (const view of [
    'AccountSettings',
    'WalletReceive',
    'WalletSend',
    'Swap',
    'Transactions',
    'ProfileWallets',
  ] as const) {
    await act(async () => push(kit, { view }))
    await act(async () => {})
    await act(async () => goBack(kit))
  }
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  stop()
})
