import { parseUnits, selectActiveAccount } from '@bowline/kit-core'
import { screen } from '@testing-library/react'
import { listed, listing, sessionRows, showSessions } from '../../../../test/views/session-fixture.js'

test('R-SESS-10 names an unlimited allowance, and sanitizes names and marks lookalikes', async () => {
  const unlimited = { allowance: `0x${'f'.repeat(64)}`, start: 1_800_000_000, period: 86_400 }
  const { user } = await showSessions({
    answers: listing(
      listed(5, {
        project: {
          id: 'p',
          name: 'Pаypal\u202e\u200b <b>',
          url: 'javascript:alert(1)',
          iconUrl: 'javascript:alert(1)',
        },
        permissions: [{ type: 'native-token-recurring-allowance', data: unlimited }],
      }),
      listed(6, { project: { id: 'p', name: '\u200b' } }),
    ),
  })
  const [first, second] = sessionRows()
  expect(first?.textContent).toContain('Pаypal <b>')
  expect(screen.getByRole('img', { name: 'This name mixes look-alike letters' })).toBeVisible()
  expect(document.querySelector('[data-part="session"] img')).toBeNull()
  expect(second).toHaveTextContent('Unknown app')
  await user.click(first ?? document.body)
  expect(screen.getByText(/Spend any amount of/)).toHaveTextContent('Spend any amount of ETH, without limit')
  expect(screen.queryByText('Site, according to the app')).not.toBeInTheDocument()
})

test('R-SESS-62 says that an allowance is more than the account holds', async () => {
  const daily = (allowance: bigint) => ({
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: `0x${allowance.toString(16)}`, start: 1_800_000_000, period: 86_400 },
      },
    ],
  })
  const { user, kit } = await showSessions({
    answers: listing(listed(5, daily(parseUnits('0.5', 18))), listed(6, daily(parseUnits('500000', 18)))),
  })
  expect(selectActiveAccount(kit.getState())?.balance).toBe('1.5')
  const [small, large] = sessionRows()
  await user.click(small ?? document.body)
  expect(screen.getByText(/Spend up to/)).toHaveTextContent('Spend up to 0.5 ETH every day')
  expect(screen.queryByText('That’s more than you hold now.')).not.toBeInTheDocument()
  await user.click(large ?? document.body)
  expect(screen.getByText('That’s more than you hold now.')).toBeVisible()
})

test('R-SESS-64 lists and describes a session whose allowance starts later than any date', async () => {
  const data = { allowance: '0xde0b6b3a7640000', start: 9e15, period: 86_400 }
  const { user } = await showSessions({
    answers: listing(listed(5, { permissions: [{ type: 'native-token-recurring-allowance', data }] })),
  })
  await user.click(sessionRows()[0] ?? document.body)
  expect(screen.getByText(/Spend up to/)).toHaveTextContent('Spend up to 1 ETH every day')
})
