import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findAccessibilityViolations } from '../../../../test/page/accessibility.js'
import '../../../../test/page/page-rules.js'
import { ENGLISH } from '../../../../test/page/catalogue.js'
import { MessagesContext } from '../../../kit/use-messages.js'
import { ActionRow } from './action-row.js'
import type { AccountAction } from './use-account-actions.js'

const opened: string[] = []
const action = (name: AccountAction['name'], label: string): AccountAction => ({
  name,
  label,
  icon: 'send',
  open: () => opened.push(name),
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

test('R-FLOW-21 the actions are one Tab stop with arrow keys between them', async () => {
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

test('R-ACCT-130 one or two actions show icon and label in a line, more show the icon above', async () => {
  const first = (name: string) => screen.getByRole('button', { name }).className
  show(action('receive', 'Receive'))
  const side = first('Receive')
  cleanup()
  show(action('onramp', 'Buy'), action('receive', 'Receive'), action('send', 'Send'))
  expect(side).not.toContain('flex-col')
  expect(first('Receive')).toContain('flex-col')
  expect(await findAccessibilityViolations()).toEqual([])
})
