import { push, switchNetwork } from '@bowline/kit-core/actions'
import { act, fireEvent, screen } from '@testing-library/react'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import {
  button,
  listed,
  listing,
  sessionRows,
  settle,
  showSessions,
  tab,
} from '../../../../test/views/session-fixture.js'

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('R-SESS-11 R-FLOW-54 shows placeholders and a text for screen readers while the list loads', async () => {
  let release = () => {}
  const gate = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({ pcis: [] }))
  })
  await showSessions({ answers: { '/sessions/': () => gate } })
  expect(screen.getByRole('heading', { level: 1, name: 'Smart sessions' })).toBeVisible()
  expect(document.querySelectorAll('[data-part="row-skeleton"]')).toHaveLength(3)
  expect(screen.getByText('Loading smart sessions')).toHaveAttribute('role', 'status')
  release()
  await settle()
  expect(document.querySelectorAll('[data-part="row-skeleton"]')).toHaveLength(0)
  expect(screen.getByText('No apps have permission')).toBeVisible()
})

test('R-SESS-09 R-SESS-11 R-FLOW-54 has three tabs with arrow keys, each with its sessions or its own empty text', async () => {
  const { user } = await showSessions({ answers: listing(listed(5), listed(-5), listed(-400)) })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active', 'Expired', 'Revoked'])
  expect(sessionRows()).toHaveLength(1)
  act(() => tab('Active').focus())
  await user.keyboard('{ArrowRight}')
  expect(tab('Expired')).toHaveFocus()
  expect(sessionRows()).toHaveLength(2)
  expect(headings()).toHaveLength(2)
  expect(headings()[1]).toMatch(/\d{4}/)
  await user.keyboard('{ArrowRight}')
  expect(sessionRows()).toHaveLength(0)
  expect(screen.getByText('No revoked sessions')).toBeVisible()
})

test('R-SESS-12 R-SESS-11 R-TOAST-12 a failure shows once in place of the list, and a retry loads it', async () => {
  const { user, setAnswer, kit } = await showSessions({
    answers: { '/sessions/': () => new Response(null, { status: 503 }) },
  })
  expect(kit.getState().toast.open).toBe(false)
  expect(screen.getByText('Couldn’t load smart sessions')).toBeVisible()
  setAnswer('/sessions/', () => Response.json({ pcis: [listed(5)] }))
  await user.click(button('Try again'))
  await settle()
  expect(sessionRows()).toHaveLength(1)
})

test('R-SESS-10 R-FLOW-54 a row shows the app and the date, and opens with Enter to its permissions in words', async () => {
  const permissions = [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x2386f26fc10000', start: 1_800_000_000, period: 604_800 },
    },
    {
      type: 'erc20-recurring-allowance',
      data: { allowance: '0x3e8', start: 1_800_000_000, period: 90, token: `0x${'70'.repeat(20)}` },
    },
    {
      type: 'contract-call',
      data: {
        address: `0x${'c0'.repeat(20)}`,
        abi: [],
        functions: [
          { functionName: 'mint', valueLimit: '0x16345785d8a0000', args: [{ operator: 'EQUAL', value: '0x1' }] },
          { functionName: 'run', operation: 'DelegateCall' },
        ],
      },
    },
    { type: 'everything', data: {} },
  ]
  const { user } = await showSessions({ answers: listing(listed(45, { permissions })) })
  const [row] = sessionRows()
  expect(row).toHaveTextContent(/^.?Harbour.*Ends \w{3} \d+, \d{4}/)
  act(() => row?.focus())
  expect(row).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}')
  expect(row).toHaveAttribute('aria-expanded', 'true')
  const panel = document.getElementById(row?.getAttribute('aria-controls') ?? '')
  for (const words of [
    'Spend up to 0.01 ETH every week',
    'Spend up to 1,000 of the smallest units of an unknown token every',
    'paying up to 0.1 ETH',
    'one argument is limited',
    'run, paying any amount of ETH',
    'The contract runs as your account: it can do anything you can.',
    'Unknown permission: everything',
    'This lasts more than 30 days.',
    'harbour.example',
  ]) {
    expect(panel).toHaveTextContent(words)
  }
})

test('R-SESS-31 R-SESS-33 R-FLOW-54 revoking asks for confirmation, moves the session without another request, and keeps focus in the view', async () => {
  const { user, asked, endpoints } = await showSessions()
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  expect(screen.getByRole('group')).toHaveAccessibleName(/can no longer act for you/)
  expect(button('Cancel')).toHaveFocus()
  expect(asked).toEqual([])
  await user.click(button('Revoke'))
  await settle()
  expect(asked).toEqual(['revokePermissions'])
  expect(sessionRows()).toHaveLength(0)
  expect(screen.getByText(/can no longer act for you/)).toBeVisible()
  expect(tab('Active')).toHaveFocus()
  await user.click(tab('Revoked'))
  expect(sessionRows()).toHaveLength(2)
  expect(sessionRows()[0]).toHaveTextContent(/Revoked \w{3}/)
  expect(endpoints().filter((endpoint) => endpoint === 'smart-sessions')).toHaveLength(1)
})

test('R-FLOW-54 R-SESS-31 Escape cancels only the confirmation', async () => {
  const { user, asked, kit } = await showSessions()
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(button('Revoke')).toHaveFocus()
  expect([asked, kit.getState().modal.open]).toEqual([[], true])
})

test('R-SESS-34 R-ERR-20 a declined revocation says so and keeps the session active', async () => {
  const { user, kit } = await showSessions({ refusal: { code: 4001 } })
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  await user.click(button('Revoke'))
  await settle()
  expect(screen.getByText('Request declined. The session is still active.')).toBeVisible()
  expect([kit.getState().toast.open, sessionRows().length]).toEqual([false, 1])
  expect(button('Revoke')).toHaveFocus()
})

test('R-CONN-209 R-SESS-31 says that it waits for the wallet after 10 s without a response to a revocation', async () => {
  const { user } = await showSessions({ refusal: new Promise(() => {}) })
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    fireEvent.click(button('Revoke'))
    await act(() => jest.advanceTimersByTimeAsync(9_900))
    expect(screen.queryByText(/answered yet/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByText(/hasn’t responded yet/).closest('[role="status"]')).not.toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

const SERVICE = 'The service didn’t accept it. Try again later.'
const CANNOT = 'Your wallet can’t revoke it from this app. Open your wallet and revoke it there.'

test.each([
  ['a wallet error with a message', { code: -32603, message: 'Ledger is locked' }, undefined, 'Ledger is locked'],
  ['a wallet error without a message', {}, undefined, undefined],
  ['a wallet without support for revoking', { code: -32601, message: 'Method not found' }, undefined, CANNOT],
  ['a service that rejects it', undefined, () => Response.json({ success: false }), SERVICE],
])('R-SESS-34 R-TOAST-11 %s keeps the session active and shows the reason once', async (_, refusal, answer, reason) => {
  const { user, kit } = await showSessions({ refusal, ...(answer && { answers: { '/revoke': answer } }) })
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  await user.click(button('Revoke'))
  await settle()
  const notice = screen.getByText(/^Couldn’t revoke the smart session/)
  expect(notice.textContent).toBe(`Couldn’t revoke the smart session${reason ?? ''}`)
  expect(notice.closest('[role="status"]')).not.toBeNull()
  expect([kit.getState().toast.open, sessionRows().length]).toEqual([false, 1])
})

test.each([
  ['fails', () => new Response(null, { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('R-SESS-34 R-ERR-31 says that the session may be revoked when the service %s', async (_, answer) => {
  const { user, kit } = await showSessions({ answers: { '/revoke': answer } })
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  await user.click(button('Revoke'))
  await settle()
  expect(screen.getByText(/may already be revoked/).closest('[role="status"]')).not.toBeNull()
  expect(screen.queryByText(/Couldn’t revoke/)).toBeNull()
  expect([kit.getState().toast.open, sessionRows().length]).toEqual([false, 1])
})

test('R-SESS-34 shows that the session has expired when it expires before the revocation', async () => {
  const { user, asked } = await showSessions()
  await user.click(sessionRows()[0] ?? document.body)
  await user.click(button('Revoke'))
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * 86_400_000)
  try {
    await user.click(button('Revoke'))
    await settle()
  } finally {
    now.mockRestore()
  }
  expect(screen.getByText(/^Couldn’t revoke/).textContent).toMatch(/It is no longer active\.$/)
  expect(asked).toEqual([])
})

test('R-SESS-36 shows no revoke button for expired and revoked sessions', async () => {
  const { user } = await showSessions()
  for (const name of ['Expired', 'Revoked']) {
    await user.click(tab(name))
    await user.click(sessionRows()[0] ?? document.body)
    expect(sessionRows()[0]).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument()
  }
})

test('R-SESS-03 R-HEAD-05 R-VIEW-63 the header of Account has the button when the feature is on', async () => {
  const { user } = await showSessions({ view: 'Account' })
  await user.click(button('Smart sessions'))
  await settle()
  expect(screen.getByRole('heading', { level: 1, name: 'Smart sessions' })).toBeVisible()
  expect(sessionRows()).toHaveLength(1)
  await user.click(button('Back'))
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test('R-SESS-01 R-SESS-03 R-HEAD-05 R-CFG-20 there is no button and no view when the feature is off', async () => {
  const { kit } = await showSessions({ view: 'Account', options: { features: {} } })
  expect(screen.queryByRole('button', { name: 'Smart sessions' })).not.toBeInTheDocument()
  await act(async () => push(kit, { view: 'SmartSessionList' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test('R-SESS-11 loads the sessions of another network when it becomes active', async () => {
  const { kit, endpoints } = await showSessions()
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:137' }))
  await settle()
  expect(endpoints()).toEqual(['smart-sessions', 'smart-sessions'])
})

test('R-SESS-09 a long list shows more with each press', async () => {
  const many = Array.from({ length: 60 }, (_, at) => listed(5, { pci: `p${at}` }))
  const { user } = await showSessions({ answers: listing(...many) })
  expect(sessionRows()).toHaveLength(50)
  await user.click(button('Show more'))
  expect(sessionRows()).toHaveLength(60)
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

fullTest.each(THEMES)(
  'R-VIEW-03 SmartSessionList passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { user, unmount } = await showSessions({ theme })
    await user.click(sessionRows()[0] ?? document.body)
    await user.click(button('Revoke'))
    expect(await violations()).toEqual([])
    unmount()
    await showSessions({ theme, locale: 'ar' })
    expect(await violations()).toEqual([])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الجلسات الذكية')
  },
)

test.each([
  ['sessions', [listed(5), { pci: 7 }]],
  ['permissions of a session', [{ ...listed(5), permissions: [...listed(5).permissions, { type: 7 }] }]],
])('R-SESS-61 says that %s are missing when some could not be read', async (_, entries) => {
  const { kit } = await showSessions({ answers: listing(...entries) })
  expect(sessionRows()).toHaveLength(1)
  expect(screen.getByText(/^Some sessions or permissions couldn’t be read/)).toBeVisible()
  expect(kit.getState().smartSessions.isIncomplete).toBe(true)
})
