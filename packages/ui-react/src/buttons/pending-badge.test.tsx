import '../../test/page/page-rules.js'
import { selectAccount, type TransactionCheck } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { type RenderWithKitParams, renderWithKit } from '../../test/page/render-with-kit.js'
import { AccountButton } from './account-button.js'
import { KitButton } from './kit-button.js'

const NAME = 'Account 0x11…111111, 1.5 ETH'

async function show(ui = <KitButton />, params: RenderWithKitParams = {}) {
  const chain: { answer: TransactionCheck } = { answer: { status: 'pending' } }
  const adapter = mockAdapter({ chain: async () => chain.answer })
  const shown = await renderWithKit(ui, { adapters: [adapter], ...params })
  await act(() => connect(shown.kit, { connectorId: 'test.wallet.eip155' }))
  const send = (hash: string, address?: string) =>
    act(async () => adapter.controls.emit({ type: 'sent', sent: { hash, caipNetworkId: 'eip155:1', address } }))
  const end = (hash: string) =>
    act(async () => adapter.controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' }))
  return { ...shown, send, end }
}

const button = () => screen.getByRole('button')
const mark = () => document.querySelector('[data-part="pending-mark"]')
const isNamed = (name: string) => waitFor(() => expect(button()).toHaveAccessibleName(name))

test.each(['light', 'dark'] as const)(
  'R-ACCT-86 shows the number of pending transactions on the account button in the %s theme',
  async (themeMode) => {
    const { send, end } = await show(<KitButton />, { options: { themeMode } })
    await isNamed(NAME)
    expect(mark()).toBeNull()
    const words = button().textContent
    await send('0xa1')
    await isNamed(`${NAME}, 1 pending`)
    expect(mark()).toBeInTheDocument()
    expect(mark()?.parentElement).toHaveAttribute('title', '1 pending')
    expect(mark()).toHaveTextContent(/^1$/)
    expect(button().textContent).toBe(`1${words}`)
    expect(await findAccessibilityViolations()).toEqual([])
    await send('0xa2')
    await isNamed(`${NAME}, 2 pending`)
    await end('0xa1')
    await end('0xa2')
    await isNamed(NAME)
    expect(mark()).toBeNull()
  },
)

test('R-ACCT-86 does not count transactions of another account', async () => {
  const { send } = await show()
  await isNamed(NAME)
  await send('0xa1', '0x9999999999999999999999999999999999999999')
  await send('0xa2')
  await isNamed(`${NAME}, 1 pending`)
})

test('R-ACCT-86 opens Activity on a press while transactions are pending', async () => {
  const { send, kit } = await show()
  await send('0xa1')
  await isNamed(`${NAME}, 1 pending`)
  await userEvent.setup().click(button())
  expect(kit.getState().modal.open).toBe(true)
  expect(selectAccount(kit.getState()).currentTab).toBe(2)
})

test('R-ACCT-86 R-HOST-12 uses the plural forms of Arabic', async () => {
  const { send } = await show(<AccountButton />, { locale: 'ar' })
  await send('0xa1')
  await waitFor(() => expect(button()).toHaveAccessibleName(/معاملة واحدة قيد الانتظار$/))
  await send('0xa2')
  await waitFor(() => expect(button()).toHaveAccessibleName(/معاملتان قيد الانتظار$/))
  for (const hash of ['0xa3', '0xa4']) await send(hash)
  await waitFor(() => expect(button()).toHaveAccessibleName(/معاملات قيد الانتظار$/))
})

test('R-ACCT-86 R-HOST-12 shows the app’s own text for the number of pending transactions', async () => {
  const { send } = await show(<KitButton />, { messages: { texts: { 'button.pending': 'on its way' } } })
  await send('0xa1')
  await isNamed(`${NAME}, on its way`)
})
