import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { opened, simulateDevice } from '../../../../test/page/device.js'
import { FOX, NEXT, open, showPairing, tab, tabs, URI } from '../../../../test/views/pairing-fixture.js'

const HREF = `fox://wc?uri=${encodeURIComponent(URI)}`

test.each(['android', 'iphone-chrome'] as const)(
  'R-FLOW-08 R-CONN-44 R-CONN-45 on %s the wallet opens automatically once, and again on a press',
  async (device) => {
    simulateDevice(device)
    const { kit, user, set } = await showPairing(FOX)
    expect(tabs()).toEqual(['Mobile', 'Web'])
    expect(open()).toHaveAttribute('aria-busy', 'true')
    expect(opened).toEqual([])
    await set({ wcUri: URI })
    expect(opened).toEqual([[HREF, '_self']])
    expect(kit.getState().connect).toMatchObject({ buffering: true, wcLinking: { name: 'Fox Wallet' } })
    expect(screen.getByRole('status')).toHaveTextContent('Approve the request in your wallet.')
    await set({ wcUri: NEXT })
    expect(opened).toHaveLength(1)
    await user.click(open('Open again'))
    expect(opened).toHaveLength(2)
    expect(opened[1]?.[0]).toContain(encodeURIComponent(NEXT))
  },
)

test.each(['iphone', 'telegram'] as const)(
  'R-CONN-33 R-CONN-34 R-CONN-44 on %s a link opens only within a tap',
  async (device) => {
    simulateDevice(device)
    const { set } = await showPairing(FOX)
    await set({ wcUri: URI })
    expect(opened).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('Open the wallet and approve the request there.')
    let during = 0
    act(() => {
      fireEvent.click(open())
      during = opened.length
    })
    expect(during).toBe(1)
    expect(opened[0]?.[1]).toBe(device === 'telegram' ? '_blank' : '_self')
    await screen.findByRole('button', { name: 'Open again' })
  },
)

test('R-FLOW-08 switching tabs on a phone opens nothing again and keeps waiting', async () => {
  simulateDevice('android')
  const { user, set } = await showPairing(FOX)
  await set({ wcUri: URI })
  await user.click(tab('Web'))
  await user.click(tab('Mobile'))
  expect(opened).toHaveLength(1)
  expect(open('Open again')).toBeVisible()
})

test.each([
  ['Web', `https://fox.example/app/wc?uri=${encodeURIComponent(URI)}`, '_blank', 'The wallet opens in a new tab.'],
  ['Desktop', `foxdesk://wc?uri=${encodeURIComponent(URI)}`, '_self', 'The wallet opens as an app'],
])('R-FLOW-08 R-CONN-44 %s opens on a press, then waits', async (name, href, target, hint) => {
  const { user, set } = await showPairing(FOX)
  await set({ wcUri: URI })
  await user.click(tab(name))
  expect(screen.getByRole('status')).toHaveTextContent(hint)
  await user.click(open())
  expect(opened).toEqual([[href, target]])
  expect(screen.getByRole('status')).toHaveTextContent('Approve the request in your wallet.')
  expect(document.querySelector('[data-part="wallet-image"]')).toHaveAttribute('data-state', 'connecting')
})

test('R-FLOW-08 R-CONN-48 a link that failed to open focuses Try again, which opens it within the tap', async () => {
  const { user, set, events } = await showPairing(FOX)
  await set({ wcUri: URI })
  await user.click(tab('Web'))
  const works = window.open
  window.open = () => {
    throw new Error('blocked')
  }
  await user.click(open())
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t open Fox Wallet')
  expect(events.some((event) => event.startsWith('CONNECT_PROXY_ERROR'))).toBe(true)
  window.open = works
  await user.keyboard('{Enter}')
  expect(opened).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('Approve the request in your wallet.')
})

test('R-CONN-49 a wallet with its own browser opens without a pairing', async () => {
  simulateDevice('android')
  await showPairing(
    { id: 'own', name: 'Own Browser' },
    {
      options: {
        customDeepLinks: [{ wallet: 'own', namespaces: ['eip155'], href: 'https://own.example/browse?url={url}' }],
      },
    },
  )
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]?.[0]).toContain('https://own.example/browse?url=')
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
})
