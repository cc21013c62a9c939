import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { findAccessibilityViolations } from '../../../../test/page/accessibility.js'
import { installLayout } from '../../../../test/page/layout.js'
import '../../../../test/page/page-rules.js'
import { ENGLISH } from '../../../../test/page/catalogue.js'
import { TokenButton } from '../../../components/token-button.js'
import { KitProvider } from '../../../kit/kit-provider.js'
import { MessagesContext } from '../../../kit/use-messages.js'
import type { PickedToken } from './picked-token.js'
import { TokenPicker, type TokenPickerProps } from './token-picker.js'

const coin = (at: number, part: Partial<PickedToken> = {}): PickedToken => ({
  key: `coin-${at}`,
  name: `Coin ${at}`,
  symbol: `C${at}`,
  iconUrl: '',
  iconKeys: [],
  amount: '1.5',
  value: 3,
  address: `eip155:1:0x${at.toString(16).padStart(40, '0')}`,
  ...part,
})

const picked: string[] = []
const retried = jest.fn()

function show({ isHidden = false, ...props }: Partial<TokenPickerProps> & { isHidden?: boolean } = {}) {
  picked.length = 0
  const { kit } = createTestKit({ adapters: [mockAdapter()] })
  kit.store.set(({ preferences }) => ({ preferences: { ...preferences, areBalancesHidden: isHidden } }))
  function View() {
    const [status, setStatus] = useState(props.status ?? 'list')
    return (
      <TokenPicker
        tokens={[]}
        onPick={({ key }) => picked.push(key)}
        empty={<p>Nothing at all</p>}
        {...props}
        status={status}
        onRetry={() => {
          retried()
          setStatus('loading')
        }}
      />
    )
  }
  render(
    <main data-bowline="">
      <KitProvider kit={kit}>
        <MessagesContext.Provider value={ENGLISH}>
          <View />
        </MessagesContext.Provider>
      </KitProvider>
    </main>,
  )
  return userEvent.setup()
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search tokens' })

test('R-FLOW-38 lists tokens with their balance, and picks one', async () => {
  const user = show({ tokens: [coin(1), coin(2, { amount: undefined, value: undefined })] })
  expect(rows()).toEqual(['Coin 1C1$3.001.5', 'Coin 2C2'])
  expect(await findAccessibilityViolations()).toEqual([])
  await user.click(screen.getByRole('button', { name: /Coin 2/ }))
  expect(picked).toEqual(['coin-2'])
})

test('R-FLOW-38 finds tokens by name, symbol or address, says when none match, and can be cleared', async () => {
  const user = show({ tokens: [coin(1, { name: 'Ether', symbol: 'ETH' }), coin(2, { symbol: 'USDC' }), coin(0xabc)] })
  await user.type(search(), 'ether')
  expect(rows()).toEqual([expect.stringContaining('Ether')])
  await user.clear(search())
  await user.type(search(), 'usd')
  expect(rows()).toEqual([expect.stringContaining('USDC')])
  await user.clear(search())
  await user.type(search(), '0ABC')
  expect(rows()).toEqual([expect.stringContaining('Coin 2748')])
  expect(screen.getByText('1 token found')).toHaveAttribute('role', 'status')
  await user.type(search(), 'x')
  expect(screen.getByText('No tokens found')).toBeVisible()
  expect(await findAccessibilityViolations()).toEqual([])
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
  if (clear) await user.click(clear)
  expect(rows()).toHaveLength(3)
  expect(search()).toHaveFocus()
})

test('R-FLOW-38 does not search the network prefix of addresses', async () => {
  const user = show({ tokens: [coin(1, { name: 'Base Coin', symbol: 'BASE' }), coin(2)] })
  await user.type(search(), 'eip155')
  expect(screen.getByText('No tokens found')).toBeVisible()
})

test('R-FLOW-38 the search field has focus with a mouse, and arrow keys move in the list', async () => {
  const user = show({ tokens: [coin(1), coin(2), coin(3)] })
  expect(search()).toHaveAttribute('data-autofocus')
  await user.click(search())
  await user.tab()
  expect(screen.getByRole('button', { name: /Coin 1/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: /Coin 3/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(picked).toEqual(['coin-3'])
})

test('R-FLOW-38 shows loading, failed with a retry, and empty states', async () => {
  const user = show({ status: 'failed' })
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load tokens')
  expect(await findAccessibilityViolations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retried).toHaveBeenCalledTimes(1)
  expect(search()).toHaveFocus()
  expect(screen.getByText('Loading tokens')).toHaveAttribute('role', 'status')
  expect(document.querySelectorAll('[data-part="row-skeleton"]').length).toBeGreaterThan(2)
})

test('R-FLOW-38 shows the view’s own content when there are no tokens', () => {
  show()
  expect(screen.getByText('Nothing at all')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('R-FLOW-42 shows suggested tokens above the list until the user searches', async () => {
  const user = show({ tokens: [coin(1), coin(2)], suggested: [coin(1), coin(2)] })
  const bar = screen.getByRole('toolbar', { name: 'Suggested tokens' })
  within(bar).getByRole('button', { name: 'C1' }).focus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(picked).toEqual(['coin-2'])
  await user.type(search(), 'c')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('R-ACCT-24 shows the address of tokens with equal symbols, marks lookalikes and renders code as text', () => {
  show({ tokens: [coin(1, { symbol: 'USDC' }), coin(2, { symbol: 'USDC', name: '<b>U\u0405DC</b>' })] })
  expect(rows()[0]).toContain('0x00…000001')
  expect(rows()[1]).toContain('<b>')
  expect(screen.getByRole('img', { name: 'This name mixes look-alike letters' })).toBeVisible()
})

test('R-SWAP-135 shows the address of tokens whose symbols differ only in case', () => {
  show({ tokens: [coin(1, { symbol: 'USDC' }), coin(2, { symbol: 'usdc' })] })
  expect(rows()).toEqual([expect.stringContaining('0x00…000001'), expect.stringContaining('0x00…000002')])
})

test('R-ACCT-30 hides amounts when the user has hidden them', () => {
  show({ tokens: [coin(1)], isHidden: true })
  expect(rows()).toEqual(['Coin 1C1••••Hidden'])
})

test('R-FLOW-38 renders 200 tokens at most out of ten thousand', async () => {
  const restore = installLayout({ list: 430, line: 66 })
  show({ tokens: Array.from({ length: 10_000 }, (_, at) => coin(at)) })
  expect((await screen.findAllByRole('listitem')).length).toBeLessThanOrEqual(200)
  restore()
})

test('R-SEND-07 the token button shows the token, or asks for one', async () => {
  const pressed = jest.fn()
  const user = userEvent.setup()
  const button = (token?: PickedToken, isDisabled = false) => (
    <main>
      <MessagesContext.Provider value={ENGLISH}>
        <TokenButton token={token} onPress={pressed} isDisabled={isDisabled} />
      </MessagesContext.Provider>
    </main>
  )
  const { rerender } = render(button())
  await user.click(screen.getByRole('button', { name: 'Select token' }))
  expect(pressed).toHaveBeenCalledTimes(1)
  rerender(button(coin(1, { symbol: 'A\u202eB'.repeat(20) })))
  expect(screen.getByRole('button', { name: /^(AB){6}… ?Change token$/ })).toBeVisible()
  expect(await findAccessibilityViolations()).toEqual([])
  rerender(button(coin(1), true))
  expect(screen.getByRole('button')).toBeDisabled()
})
