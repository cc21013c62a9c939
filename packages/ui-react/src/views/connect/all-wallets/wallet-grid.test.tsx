import { currentRoute } from '@bowline/kit-core'
import { screen, within } from '@testing-library/react'
import { createExplorer } from '../../../../test/page/explorer.js'
import { focus, scroll, showAll, tile, tiles } from '../../../../test/views/all-wallets-fixture.js'

test('R-VIEW-26 R-FLOW-05 the focused tile stays rendered at every scroll position', async () => {
  const explorer = createExplorer()
  await showAll(explorer)
  focus(tile('Wallet 2'))
  await scroll(explorer, 3000)
  expect(tiles()).not.toContain('Wallet 11')
  expect(tile('Wallet 2')).toHaveFocus()
})

test('R-VIEW-131 Tab moves from the end of a row to a tile that is not on screen, and back', async () => {
  const explorer = createExplorer()
  const { user } = await showAll(explorer)
  focus(tile('Wallet 8'))
  await scroll(explorer, 3000)
  await user.tab()
  expect(tile('Wallet 9')).toHaveFocus()
  focus(tile('Wallet 5'))
  await scroll(explorer, 3000)
  await user.tab({ shift: true })
  expect(tile('Wallet 4')).toHaveFocus()
})

test('R-VIEW-26 R-VIEW-131 R-FLOW-05 Tab stops at each wallet; arrows, Home and End move; Enter selects', async () => {
  const explorer = createExplorer()
  const { kit, user, events } = await showAll(explorer)
  focus(tile('Wallet 1 certified'))
  await user.tab()
  expect(tile('Wallet 2')).toHaveFocus()
  await user.tab({ shift: true })
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(tile('Wallet 1 certified')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(tile('Wallet 6')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tile('Wallet 8')).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(tile('Wallet 1 certified')).toHaveFocus()
  await user.keyboard('{Control>}{End}{/Control}')
  await explorer.settle()
  expect(document.activeElement).toHaveTextContent(/^Wallet 40$/)
  await user.keyboard('{Enter}')
  expect(events).toContain('SELECT_WALLET {"name":"Wallet 40","platform":"qrcode"}')
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: 'w40' } },
  })
})

test('R-FLOW-05 R-HOST-12 ArrowLeft moves forward in a right-to-left language', async () => {
  const explorer = createExplorer()
  const { user } = await showAll(explorer, { locale: 'ar' })
  const grid = screen.getByRole('grid')
  grid.style.direction = 'rtl'
  focus(within(grid).getByRole('button', { name: 'Wallet 2' }))
  await user.keyboard('{ArrowLeft}')
  expect(tile('Wallet 3')).toHaveFocus()
})
