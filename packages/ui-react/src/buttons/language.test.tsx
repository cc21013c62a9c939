import '../../test/page/page-rules.js'
import { connect } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { type RenderWithKitParams, renderWithKit } from '../../test/page/render-with-kit.js'
import { AccountButton } from './account-button.js'
import { ConnectButton } from './connect-button.js'
import { KitButton } from './kit-button.js'

const connectorId = 'test.wallet.eip155'

async function connected(ui: React.ReactNode, params?: RenderWithKitParams) {
  const rendered = await renderWithKit(ui, params)
  await act(() => connect(rendered.kit, { connectorId }))
  return rendered
}

test('R-HOST-13 formats numbers of a regional English locale in that region’s format', async () => {
  const adapter = mockAdapter({ balance: 1_234_567_000_000_000_000_000_000n })
  await connected(<AccountButton />, { adapters: [adapter], locale: 'en-IN' })
  const button = await screen.findByRole('button', { name: /12,34,567 ETH$/ })
  expect(button.closest('[data-bowline]')).toHaveAttribute('lang', 'en-IN')
})

test('R-HOST-12 R-HOST-13 shows English for an invalid locale', async () => {
  await connected(<KitButton />, { locale: 'en-US@posix' })
  const button = await screen.findByRole('button', { name: /^Account 0x11…111111, 1\.5 ETH$/ })
  expect(button.closest('[data-bowline]')).toHaveAttribute('lang', 'en')
})

test('R-BTN-05 R-HOST-12 renders equal labels of the app only once', async () => {
  const texts = { 'button.connecting': 'One moment', 'button.reconnecting': 'One moment' }
  await renderWithKit(<ConnectButton />, { messages: { texts } })
  expect(document.querySelectorAll('[data-text="One moment"]')).toHaveLength(1)
})
