import { act, screen } from '@testing-library/react'
import { createDataService, serving, showTokens, token, tokenRows } from '../../../../test/views/account-fixture.js'

const list = () => screen.findByRole('list', { name: 'Tokens' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

const failing = async (service = createDataService()) => {
  service.balance(new Response('{}', { status: 500 }))
  const shown = await showTokens(service, { advanceTimers: jest.advanceTimersByTime })
  await screen.findByText('Couldn’t load tokens')
  return shown
}
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) await act(() => jest.advanceTimersByTimeAsync(1000))
}

test('R-ACCT-18 R-ACCT-27 R-FLOW-21 counts the seconds until a retry is allowed, and sends nothing before', async () => {
  const { user, service } = await failing()
  expect(service.asked.filter((kind) => kind === 'balance')).toHaveLength(1)
  expect(button('Try again')).toHaveTextContent('Try again 30 s')
  expect(button('Try again')).toHaveAttribute('aria-disabled', 'true')
  await pass(1)
  expect(button('Try again')).toHaveTextContent('Try again 29 s')
  await user.click(button('Try again'))
  expect(service.asked.filter((kind) => kind === 'balance')).toHaveLength(1)
  await pass(29)
  expect(button('Try again')).toHaveTextContent(/^Try again$/)
  expect(button('Try again')).not.toHaveAttribute('aria-disabled')
  service.tokens(token())
  await user.click(button('Try again'))
  await list()
  expect(service.asked.filter((kind) => kind === 'balance')).toHaveLength(2)
})

test('R-ACCT-27 R-HOST-16 announces the wait once, and again when it has ended', async () => {
  await failing()
  const wait = () => screen.getByText('Try again in 30 seconds', { ignore: false })
  expect(button('Try again')).toHaveAccessibleDescription('Try again in 30 seconds')
  expect(screen.getByText('30 s')).toHaveAttribute('aria-hidden', 'true')
  await pass(5)
  expect(wait()).toBeInTheDocument()
  expect(screen.queryByText('You can try again now')).toBeNull()
  await pass(25)
  expect(screen.getByText('You can try again now')).toHaveAttribute('role', 'status')
})

test('R-FLOW-21 R-ACCT-08 keeps tokens that could not be refreshed, and marks them as outdated', async () => {
  const service = serving(token())
  const shown = await showTokens(service, { advanceTimers: jest.advanceTimersByTime })
  await list()
  service.balance(new Response('{}', { status: 503 }))
  await pass(31)
  await shown.user.click(screen.getByRole('tab', { name: 'NFTs' }))
  await shown.user.click(screen.getByRole('tab', { name: 'Tokens' }))
  expect(await screen.findByText('Tokens may be out of date')).toBeVisible()
  expect(tokenRows()).toEqual(['EtherETH$4,500.001.5'])
  expect(button('Try again')).toHaveTextContent('Try again 30 s')
})

test('R-ACCT-18 is not blocked when the clock was turned back', async () => {
  await failing()
  jest.setSystemTime(Date.now() - 1_000_000_000)
  await pass(1)
  expect(button('Try again')).not.toHaveAttribute('aria-disabled')
})
