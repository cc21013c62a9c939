import { act, screen, waitFor } from '@testing-library/react'
import { createPayService, OWN, PAYMENT, row, SHOP, showPay } from '../../../../test/views/pay-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const ready = () => screen.findByRole('button', { name: 'Lagoon Exchange' })

test('R-PAY-05 R-VIEW-60 R-FLOW-48 shows amount, recipient and network, then the wallet, two exchanges and a row for more', async () => {
  const { user, rows } = await showPay()
  expect(screen.getByRole('heading', { name: 'Pay' })).toBeInTheDocument()
  await ready()
  expect(screen.getByText(/^0\.25/)).toHaveTextContent('0.25 ETH')
  expect(screen.getByText(`Recipient address: ${[...SHOP].join(' ')}`)).toBeInTheDocument()
  expect(screen.getByText('Ethereum')).toBeVisible()
  expect(rows()).toEqual(['Pay with Test Wallet', 'Quayside', 'Lagoon Exchange', 'More exchanges'])
  expect(row(/Test Wallet/)).toHaveFocus()
  await user.click(row('More exchanges'))
  expect(rows().slice(1)).toEqual(['Quayside', 'Lagoon Exchange', 'Northwind Markets', 'Meridian'])
  expect(row('Northwind Markets')).toHaveFocus()
})

test('R-FLOW-48 R-VIEW-03 announces that exchanges are loading, while the wallet can already pay', async () => {
  const service = createPayService()
  service.api.setScenario('never', { only: ['exchanges'] })
  const { rows } = await showPay({ service })
  expect(await screen.findByText('Loading exchanges')).toBeInTheDocument()
  expect(document.querySelectorAll('[data-part="row-skeleton"]')).toHaveLength(2)
  expect(rows()).toEqual(['Pay with Test Wallet'])
})

test('R-PAY-11 R-PAY-14 R-VIEW-03 exchanges that failed to load can be loaded again', async () => {
  const service = createPayService()
  service.api.setScenario('500', { only: ['exchanges'] })
  const { user, rows } = await showPay({ service })
  expect(await screen.findByRole('alert')).toHaveTextContent('Exchanges couldn’t be loaded.')
  expect(rows()).toEqual(['Pay with Test Wallet'])
  expect(await violations()).toEqual([])
  service.api.setScenario('healthy')
  await user.click(row('Try again'))
  await ready()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('R-PAY-10 R-FLOW-48 R-VIEW-97 says that there is no payment option without an exchange or wallet, and offers to connect one', async () => {
  const service = createPayService()
  service.api.setScenario('empty')
  const { user, view } = await showPay({ service, connected: false })
  expect(await screen.findByText('No exchanges available')).toBeVisible()
  await user.click(row('Pay with a wallet'))
  expect(view()).toBe('Connect')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(view()).toBe('Pay')
})

test('R-PAY-10 offers no wallet on a network that no wallet here supports', async () => {
  const service = createPayService()
  service.api.setScenario('empty')
  const paymentAsset = { ...PAYMENT.paymentAsset, network: 'eip155:8453' } as const
  await showPay({ service, payment: { ...PAYMENT, paymentAsset } })
  expect(await screen.findByText('No exchanges available')).toBeVisible()
  expect(screen.queryByRole('button', { name: /wallet/i })).not.toBeInTheDocument()
})

test('R-FLOW-48 the first exchange has focus without a wallet on the network', async () => {
  const paymentAsset = { ...PAYMENT.paymentAsset, network: 'eip155:8453' } as const
  const { rows } = await showPay({ payment: { ...PAYMENT, paymentAsset } })
  await ready()
  expect(rows()[0]).toBe('Quayside')
  await waitFor(() => expect(row('Quayside')).toHaveFocus())
})

test('R-FLOW-48 R-PAY-06 back returns to a pending wallet request, and nothing else can pay meanwhile', async () => {
  const { user, controls, view } = await showPay()
  await ready()
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  expect(view()).toBe('PayLoading')
  await user.click(row('Back'))
  expect(row('Quayside')).toBeDisabled()
  await user.click(row(/Test Wallet/))
  expect(view()).toBe('PayLoading')
  expect(controls.requests.filter(({ method }) => method === 'sendTransaction')).toHaveLength(1)
  await act(async () => controls.reject())
})

test('R-FLOW-48 R-VIEW-03 says that there is no payment', async () => {
  await showView({ view: 'Pay', options: { features: { pay: true } } })
  expect(screen.getByText('Invalid payment configuration')).toBeVisible()
})

test('R-FLOW-28 R-RAMP-40 R-PAY-05 R-PAY-23 a deposit asks for the amount, then lists the exchanges', async () => {
  const service = createPayService()
  const { user, kit } = await showView({
    view: 'WalletFund',
    connected: true,
    fetch: service.fetch,
    options: { features: { pay: true } },
  })
  await user.click(row(/Deposit from an exchange/))
  const field = screen.getByRole('textbox', { name: 'You deposit' })
  expect(field).toHaveFocus()
  expect(row('Continue')).toBeDisabled()
  await user.type(field, '0.0000000000000000001{Enter}')
  expect(screen.getByText('Invalid payment amount')).toBeVisible()
  expect(await violations()).toEqual([])
  await user.clear(field)
  await user.paste('ETH 0,5')
  expect(field).toHaveValue('0.5')
  await user.click(row('Continue'))
  await ready()
  expect(kit.getState().pay?.payment).toEqual({ ...PAYMENT, recipient: OWN, amount: '0.5' })
  expect(screen.queryByRole('button', { name: /Pay with/ })).not.toBeInTheDocument()
  await user.click(row('Back'))
  await user.click(row(/Deposit from an exchange/))
  expect(screen.getByRole('textbox', { name: 'You deposit' })).toHaveValue('')
})

test('security §12 sanitizes names from the service, and loads no unsafe images', async () => {
  const service = createPayService()
  service.api.setScenario('hostile', { only: ['exchanges'] })
  const { user, rows } = await showPay({ service })
  await user.click(await screen.findByRole('button', { name: 'More exchanges' }))
  expect(rows().length).toBeGreaterThan(3)
  const pictures = [...document.querySelectorAll('img')].map(({ src }) => src)
  expect(pictures.filter((src) => !src.startsWith('data:image/'))).toEqual([])
  expect(document.querySelector('[data-part="view-area"] script, [data-part="view-area"] b')).toBeNull()
})

fullTest.each(THEMES)('R-VIEW-03 R-THEME-09 Pay passes an accessibility check in the %s theme', async (theme) => {
  const { unmount } = await showPay({ theme })
  await ready()
  expect(await violations()).toEqual([])
  unmount()
  await showPay({ theme, locale: 'ar' })
  expect(await screen.findByText('منصات أخرى')).toBeVisible()
  expect(await violations()).toEqual([])
})
