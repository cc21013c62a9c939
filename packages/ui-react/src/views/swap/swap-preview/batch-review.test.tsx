import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService, showQuoted, showReview } from '../../../../test/views/swap-fixture.js'

const FROM_USDC = { fromToken: 'USDC', toToken: 'ETH', amount: '50' }
const wallet = () => mockAdapter({ batches: { atomic: 'supported' } })
const note = () => document.querySelector('[data-part="allowance-note"]')
const status = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)

test.each(THEMES)('R-SWAP-138 names the approval and the swap of one request in the %s theme', async (theme) => {
  const shown = await showReview({ swap: FROM_USDC, adapter: wallet(), theme })
  await waitFor(() => expect(button('Approve and swap')).not.toHaveAttribute('aria-disabled'))
  expect(note()).toHaveTextContent('Approval and swap in one request')
  expect(note()).toHaveTextContent('Allow the swap to use 50 USDC. It can’t take more.')
  expect(note()).toHaveTextContent('Your wallet approves and swaps together. If one fails, neither happens.')
  expect(note()).toHaveTextContent('0x5a…5a5a5a')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(status()).toContain('Your wallet asks once for both')
  expect(await violations()).toEqual([])
  shown.controls.holdNext({ method: 'sendCalls' })
  await shown.user.click(button('Approve and swap'))
  expect(status()).toContain('Waiting for your wallet and the network')
  expect(note()).toHaveTextContent('50 USDC')
  await act(async () => shown.controls.approve())
  expect(shown.controls.requests.map(({ method }) => method)).not.toContain('sendTransaction')
})

test('R-SWAP-138 R-SWAP-94 says that the old approval is reset in the same request', async () => {
  const service = createSwapService()
  service.say('swap-allowance', { allowance: '5' })
  const shown = await showQuoted({ service, swap: FROM_USDC, adapter: wallet() })
  shown.controls.rejectNext({ method: 'estimateGas' })
  await shown.user.click(button('Review swap'))
  await waitFor(() => expect(button('Approve and swap')).not.toHaveAttribute('aria-disabled'))
  expect(note()).toHaveTextContent('Your wallet resets the old approval of USDC, approves and swaps together.')
})
