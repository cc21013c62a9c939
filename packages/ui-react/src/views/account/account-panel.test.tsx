import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import '../../../test/page/page-rules.js'
import { ENGLISH } from '../../../test/page/catalogue.js'
import type { ComponentLoader } from '../../kit/component-loader.js'
import { KitProvider } from '../../kit/kit-provider.js'
import { MessagesContext } from '../../kit/use-messages.js'
import type { AccountListName } from './account-lists.js'
import { AccountPanel } from './account-panel.js'

test('R-VIEW-04 R-VIEW-03 a list whose code cannot be had says so, and one press asks for it again', async () => {
  let isBroken = true
  const loader: ComponentLoader<AccountListName> = {
    loadedView: () => undefined,
    partsOf: () => [],
    loadView: async () => {
      if (isBroken) throw new Error('offline')
      return () => <p>The tokens</p>
    },
  }
  const { kit } = createTestKit()
  render(
    <StrictMode>
      <KitProvider kit={kit}>
        <MessagesContext.Provider value={ENGLISH}>
          <AccountPanel name="tokens" loader={loader} />
        </MessagesContext.Provider>
      </KitProvider>
    </StrictMode>,
  )
  expect(screen.getByText('Loading')).toHaveAttribute('role', 'status')
  await act(async () => undefined)
  expect(screen.getByRole('alert')).toHaveTextContent('Loading failed')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The tokens')).toBeVisible()
})
