import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accessibilityFaults } from '../../../test/page/accessibility.js'
import '../../../test/page/page-rules.js'
import { ENGLISH } from '../../../test/page/catalogue.js'
import { MessagesContext } from '../../kit/use-messages.js'
import { ActionRow } from './action-row.js'
import type { AccountAction } from './use-account-actions.js'

const opened: string[] = []
const action = (name: AccountAction['name'], label: string, part: Partial<AccountAction> = {}): AccountAction => ({
  name,
  label,
  icon: 'send',
  isOff: false,
  open: () => opened.push(name),
  ...part,
})

function show(...actions: readonly AccountAction[]) {
  opened.length = 0
  render(
    <main data-bowline="">
      <MessagesContext.Provider value={ENGLISH}>
        <ActionRow actions={actions} />
      </MessagesContext.Provider>
    </main>,
  )
  return userEvent.setup()
}

test('R-FLOW-21 several actions are one stop of Tab, and arrows go from one to the next', async () => {
  const user = show(action('onramp', 'Buy'), action('receive', 'Receive'), action('send', 'Send'))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(opened).toEqual(['receive'])
  await user.tab()
  expect(document.body).toHaveFocus()
})

test('R-ACCT-61 an action that the blockchain does not have can be found, says why, and does nothing', async () => {
  const user = show(action('swaps', 'Swap', { isOff: true }), action('receive', 'Receive'))
  const swap = screen.getByRole('button', { name: 'Swap' })
  expect(swap).toHaveAttribute('aria-disabled', 'true')
  expect(swap).toHaveAccessibleDescription('Not available on this network')
  await user.click(swap)
  expect(opened).toEqual([])
  expect(screen.getByRole('button', { name: 'Receive' })).not.toHaveAccessibleDescription()
  expect(await accessibilityFaults()).toEqual([])
})
