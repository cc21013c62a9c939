import { freezeTime, settled, setUpPairing, stopKits, tidyPairing, WALLET } from '../../../test/pairing-fixture.js'
import { close, disconnect, open, resetPairing, start, startPairing } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { selectAccount, selectNamespaceStatus } from '../../index.js'
import { createTestKit, mockAdapter, mockApproval, mockPairedSession, mockTransport } from '../../testing/index.js'

afterEach(tidyPairing)

test('R-CONN-36 clears the pairing on a reset, and revokes a later approval', async () => {
  const { kit, hold, pairing, connect, storage } = await setUpPairing()
  storage.text.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"name":"Old","href":"old://"}')
  await hold(WALLET)
  const offer = pairing.last()
  resetPairing(kit)
  expect(connect()).toMatchObject({
    wcUri: undefined,
    wcPairingExpiry: undefined,
    wcLinking: undefined,
    recentWallet: undefined,
    status: 'disconnected',
  })
  expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toBe(undefined)
  expect(offer.approve().controls.ends()).toBe(1)
  await settled()
  expect(connect().status).toBe('disconnected')
})

test('R-CONN-29 R-CONN-36 offers another URI to a view that stays open after a reset or a disconnect', async () => {
  freezeTime()
  const { kit, hold, pairing, connect } = await setUpPairing()
  const release = await hold(WALLET)
  const next = async () => {
    jest.advanceTimersByTime(0)
    await settled()
  }
  resetPairing(kit)
  expect(connect().wcUri).toBe(undefined)
  await next()
  expect(connect()).toMatchObject({ wcUri: pairing.last().uri, recentWallet: WALLET })
  expect(pairing.offers).toHaveLength(2)
  await disconnect(kit)
  await next()
  expect(pairing.offers).toHaveLength(3)
  expect(connect().wcUri).toBe(pairing.last().uri)
  pairing.last().reject()
  await settled()
  await disconnect(kit)
  await next()
  expect(connect()).toMatchObject({ wcError: true, wcUri: undefined })

  resetPairing(kit)
  release()
  await next()
  expect(connect().wcUri).toBe(undefined)
  expect(pairing.offers).toHaveLength(3)
})

test('R-MODAL-11 R-HOST-10 does not offer a reset pairing again once the modal closed or the kit stopped', async () => {
  freezeTime()
  const { kit, hold, pairing } = await setUpPairing()
  await open(kit)
  await hold()
  resetPairing(kit)
  close(kit)
  jest.advanceTimersByTime(0)
  await settled()
  resetPairing(kit)
  stopKits()
  jest.advanceTimersByTime(0)
  await settled()
  expect(pairing.offers).toHaveLength(1)
})

test('R-CONN-36 keeps the stored link of a connected wallet when another pairing ends', async () => {
  const { kit, hold, pairing, storage } = await setUpPairing()
  await hold()
  pairing.last().approve()
  await settled()
  storage.text.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"name":"Live","href":"live://"}')
  await hold()
  resetPairing(kit)
  expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toContain('Live')
})

test('R-MODAL-11 clears the URI when the modal closes, and disconnects a wallet that approves it later', async () => {
  const { kit, hold, pairing, connect } = await setUpPairing()
  await open(kit)
  await hold()
  const offer = pairing.last()
  close(kit)
  expect(connect()).toMatchObject({ wcUri: undefined, wcPairingExpiry: undefined })
  expect(offer.isGivenUp()).toBe(true)
  const session = offer.approve()
  await settled()
  expect(session.controls.ends()).toBe(1)
  expect(selectNamespaceStatus(kit.getState())).toBe('disconnected')
})

test('R-CONN-36 ends the session when the modal closes while the approval is being applied', async () => {
  let finish = () => {}
  const slow = mockAdapter()
  const { kit, hold, pairing } = await setUpPairing({
    adapters: [
      {
        ...slow,
        create: (context) => ({
          ...slow.create(context),
          connectPaired: () =>
            new Promise((resolve) => {
              finish = () => resolve({ connectorId: 'walletConnect', accounts: [{ address: '0x1' }] })
            }),
        }),
      },
    ],
    options: { networks: [mainnet] },
  })
  await open(kit)
  await hold()
  const session = pairing.last().approve()
  await settled()
  close(kit)
  finish()
  await settled()
  expect(session.controls.ends()).toBe(1)
  expect(selectNamespaceStatus(kit.getState())).toBe('disconnected')
})

test('R-CONN-102 does not connect a wallet that disconnects while it is being connected', async () => {
  const evm = mockAdapter()
  const session = mockPairedSession()
  const slow: typeof evm = {
    ...evm,
    create(context) {
      const adapter = evm.create(context)
      return {
        ...adapter,
        async connectPaired(params) {
          const connection = await adapter.connectPaired?.(params)
          if (!connection) throw new Error('The mock adapter pairs')
          session.controls.disconnect()
          return connection
        },
      }
    },
  }
  const { kit, hold, pairing, connect } = await setUpPairing({ adapters: [slow] })
  await hold()
  pairing.last().approve(session)
  await settled()
  expect(selectAccount(kit.getState()).caipAddress).toBeUndefined()
  expect(connect()).toMatchObject({ status: 'disconnected', wcError: true })
  expect(session.controls.listeners()).toBe(0)
})

test('R-CONN-102 disconnects all namespaces when the wallet disconnects, without calling it', async () => {
  const { kit, hold, pairing, storage } = await setUpPairing()
  await hold()
  const session = pairing
    .last()
    .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
  await settled()
  storage.text.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"name":"Live","href":"live://"}')
  session.controls.disconnect()
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(session.controls.ends()).toBe(0)
  expect(storage.entries()['@bowline/connection_status']).toBe('disconnected')
  expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toBe(undefined)
})

test('R-CONN-101 R-CONN-96 ends the session and all its namespaces when one of them is disconnected', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await hold()
  const session = pairing
    .last()
    .approve(mockPairedSession({ namespaces: mockApproval('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') }))
  await settled()
  await hold()
  await disconnect(kit, { namespace: 'solana' })
  expect(session.controls.ends()).toBe(1)
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', wcUri: undefined })
  expect(pairing.last().isGivenUp()).toBe(true)
})

test('R-HOST-10 cancels the pairing and closes the relay when the kit stops', async () => {
  const transport = mockTransport()
  const { kit } = createTestKit({ pairingTransport: transport })
  const stop = start(kit)
  await settled()
  startPairing(kit)
  await settled()
  stop()
  await settled()
  expect(transport.controls.last().isGivenUp()).toBe(true)
  expect(transport.controls.closes()).toBe(1)
  expect(kit.getState().connect.wcUri).toBe(undefined)
})
