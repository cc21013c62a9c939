import { type Connector, currentRoute } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { preloadingAdapter } from '../../../../test/page/preloading-adapter.js'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const [onEvm] = mockConnectors('eip155')
const [onSolana] = mockConnectors('solana')
const connectors = [onEvm, onSolana].flatMap((connector) => (connector ? [connector] : []))
const [first] = connectors
if (!first) throw new Error('no connector')
const BOTH: Connector = { ...first, type: 'MULTI_CHAIN', connectors }

function showChoices(params: ShowParams = {}) {
  const onOtherChain = mockAdapter({ namespace: 'solana' })
  onOtherChain.controls.holdNext()
  return showView({
    view: 'ConnectingMultiChain',
    data: { connector: BOTH },
    others: [onOtherChain],
    options: { networks: [mainnet, solana] },
    ...params,
  })
}

const row = (name: RegExp) => screen.getByRole('button', { name })

test('R-VIEW-37 R-FLOW-07 lists the wallet’s namespaces, each of which opens its connection', async () => {
  const { kit, user } = await showChoices()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(BOTH.name)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Select a network for ${BOTH.name}`)
  const names = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(names).toEqual(['EVM networks', 'Solana'])
  await user.click(row(/Solana/))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: onSolana },
  })
})

test('R-FLOW-07 the list is one Tab stop with arrow keys inside', async () => {
  const { kit, user } = await showChoices()
  row(/EVM networks/).focus()
  await user.keyboard('{ArrowDown}')
  expect(row(/Solana/)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal')
})

test('R-HOST-08 prepares only the namespace that the user hovers or focuses', async () => {
  const evm = preloadingAdapter()
  const other = preloadingAdapter({ namespace: 'solana' })
  const { user } = await showChoices({ adapter: evm.adapter, others: [other.adapter] })
  await user.hover(row(/Solana/))
  expect([evm.preloads(), other.preloads()]).toEqual([0, 1])
  act(() => row(/EVM networks/).focus())
  expect([evm.preloads(), other.preloads()]).toEqual([1, 1])
})

test('R-FLOW-07 the row of a pending connection is busy and the others are disabled', async () => {
  const { kit } = await showChoices()
  const attempt = { namespace: 'solana', connectorId: onSolana?.id ?? '' } as const
  act(() => kit.store.set(({ connect: state }) => ({ connect: { ...state, status: 'connecting', attempt } })))
  expect(row(/Solana/)).toHaveAttribute('aria-busy', 'true')
  expect(row(/EVM networks/)).toHaveAttribute('aria-disabled', 'true')
})

test('R-FLOW-07 marks a namespace in which the wallet is connected', async () => {
  await showChoices({
    before: async (kit) => {
      await connect(kit, { connectorId: first.id, namespace: 'eip155' })
    },
  })
  expect(row(/EVM networks/)).toHaveTextContent('connected')
  expect(row(/Solana/)).not.toHaveTextContent('connected')
})

test('R-FLOW-07 R-VIEW-03 says that the wallet is unavailable', async () => {
  await showView({ view: 'ConnectingMultiChain' })
  expect(screen.getByText('No wallet found in this browser')).toBeVisible()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ConnectingMultiChain passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showChoices({ theme })
    expect(await violations()).toEqual([])
    unmount()
    await showChoices({ theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
