import { selectIsEmailEnabled, selectSocials } from '@bowline/kit-core/internal'
import { createTestKit } from '@bowline/kit-core/testing'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { KitProvider } from '@bowline/ui-react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailLogin } from '../snippets/embedded-login'
import { kit as embeddedKit } from '../snippets/embedded-wallet'

test('R-CFG-43 embedded-wallet.ts has both login methods, in its order', () => {
  expect(selectIsEmailEnabled(embeddedKit.getState())).toBe(true)
  expect(selectSocials(embeddedKit.getState(), embeddedKit.config)).toEqual(['google', 'x', 'farcaster'])
})

test('R-CONN-01 R-CONN-54 embedded-login.tsx logs in without the modal', async () => {
  const fake = createFakeFrame()
  const { kit } = createTestKit({ frame: fake.openChannel })
  render(
    <KitProvider kit={kit}>
      <EmailLogin />
    </KitProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'anna@example.com')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByText(/^0x[0-9a-fA-F]{40}$/)).textContent).toHaveLength(42)
})
