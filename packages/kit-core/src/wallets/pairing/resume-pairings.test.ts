import { lendLocks } from '@bowline/jest-preset/page-locks'
import {
  createPage,
  createWallet,
  isConnected,
  ONE,
  relay,
  requestPairingUri,
  startTestRelay,
  stopTestRelay,
  waitForState,
} from '../../../test/whole-pairing-fixture.js'
import { disconnect, resetPairing, signMessage, startPairing } from '../../actions.js'
import { getLiveSession } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../index.js'
import { createMemoryStorage, type MemoryStorage } from '../../testing/index.js'
import { until } from '../../testing/until.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

const PROPOSALS_NAME = '@bowline/begun_pairings'
const TOPIC = 'a'.repeat(64)

/** A page whose wallet has received a request and has not responded. */
async function asking(storage: MemoryStorage = createMemoryStorage(), onRequest?: () => unknown) {
  const page = await createPage(storage)
  const wallet = await createWallet({ policy: 'hold', ...(onRequest && { onRequest }) })
  await wallet.pair(await requestPairingUri(page.kit))
  return { ...page, wallet }
}

/** Resolves with the stored proposals once there are none. */
const noted = async (storage: MemoryStorage) => {
  await until(() => storage.entries()[PROPOSALS_NAME] === undefined)
  return storage.entries()[PROPOSALS_NAME]
}

const count = (events: readonly string[], name: string) => events.filter((event) => event === name).length

test('R-CONN-160 R-CONN-161 connects on the wallet’s approval after a reload, and leaves nothing after a disconnect', async () => {
  const { die, storage, wallet } = await asking()
  await die()
  const { kit, events } = await createPage(storage)
  expect(isConnected(kit)).toBe(false)
  await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.respond('approve')])
  expect(selectAccount(kit.getState(), 'eip155')).toMatchObject({
    address: ONE,
    connectedWalletInfo: { name: 'Sandbox Wallet', type: 'WALLET_CONNECT' },
  })
  expect([count(events, 'CONNECT_SUCCESS'), wallet.proposals.length, wallet.sessions().length]).toEqual([1, 1, 1])
  expect(await noted(storage)).toBe(undefined)
  await Promise.all([wallet.ended(), disconnect(kit)])
  expect(wallet.sessions()).toEqual([])
})

test('R-CONN-160 R-CONN-35 connects with the requested wallet, link and namespace', async () => {
  const { kit: first, die, storage, wallet } = await asking()
  const wcLinking = { name: 'Rainbow', href: 'rainbow://' }
  first.store.set(({ modal, connect }) => ({
    modal: { ...modal, namespaceFilter: 'solana' },
    connect: { ...connect, wcLinking },
  }))
  startPairing(first, { wallet: { id: 'rainbow', name: 'Rainbow' } })
  await die()
  const { kit } = await createPage(storage)
  await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.respond('approve')])
  expect(kit.getState().network.activeNamespace).toBe('solana')
  expect(kit.getState().recentWallets).toMatchObject([{ id: 'rainbow' }])
  expect(storage.entries().WALLETCONNECT_DEEPLINK_CHOICE).toContain('rainbow://')
})

test('R-CONN-160 R-CONN-37 reports a rejection after a reload, and connects nothing', async () => {
  const { die, storage, wallet } = await asking()
  await die()
  const { kit, events, die: dieToo } = await createPage(storage)
  await Promise.all([waitForState(kit, () => kit.getState().toast.message !== ''), wallet.respond('reject')])
  expect(kit.getState().toast.message).toBe('User rejected the request')
  expect([kit.getState().connect.status, count(events, 'CONNECT_ERROR')]).toEqual(['disconnected', 1])
  expect(await noted(storage)).toBe(undefined)
  await dieToo()
  const attempts = relay.attempts()
  await createPage(storage)
  expect(relay.attempts()).toBe(attempts)
})

test('R-CONN-160 connects the next page when the wallet approves while no page is open', async () => {
  const { die, storage, wallet } = await asking()
  await die()
  const yes = wallet.respond('approve')
  await until(() => wallet.sessions().length === 1)
  const { kit } = await createPage(storage)
  await Promise.all([waitForState(kit, () => isConnected(kit)), yes])
  await Promise.all([wallet.ended(), disconnect(kit)])
})

describe('when the wallet’s time is nearly over', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['setImmediate', 'performance'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-160 R-CONN-233 connects a later page when the wallet approved in time', async () => {
    const { die, storage, wallet } = await asking()
    await die()
    jest.setSystemTime(Date.now() + 290_000)
    const yes = wallet.respond('approve')
    await until(() => wallet.sessions().length === 1)
    jest.setSystemTime(Date.now() + 100_000)
    const { kit } = await createPage(storage)
    await Promise.all([waitForState(kit, () => isConnected(kit)), yes])
    expect(wallet.sessions()).toHaveLength(1)
  })

  test('R-CONN-233 connects once when the wallet approves a replaced code', async () => {
    const { kit, wallet } = await asking()
    const { wcUri } = kit.getState().connect
    await jest.advanceTimersByTimeAsync(290_000)
    expect(kit.getState().connect.wcUri).not.toBe(wcUri)
    await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.respond('approve')])
    expect(wallet.sessions()).toHaveLength(1)
  })
})

test('R-CONN-160 handles a response that arrived just before the page closed', async () => {
  const { die, storage, wallet } = await asking()
  // The key of the session is stored, and its topic is being subscribed to.
  const isAnswered = new Promise<void>((resolve) => {
    storage.tab().onChange((name) => {
      if (!name?.endsWith('//keychain')) return
      relay.mute()
      setImmediate(resolve)
    })
  })
  const yes = wallet.respond('approve')
  await isAnswered
  await die()
  relay.resume()
  const { kit } = await createPage(storage)
  await Promise.all([waitForState(kit, () => isConnected(kit)), yes])
  expect(wallet.sessions()).toHaveLength(1)
})

test('R-CONN-162 R-CONN-36 revokes on the next page an approval of a cancelled pairing', async () => {
  const { kit: first, die, storage, wallet } = await asking()
  resetPairing(first)
  await die()
  const { kit, events } = await createPage(storage)
  await wallet.respond('approve')
  await wallet.ended()
  expect([kit.getState().connect.status, count(events, 'CONNECT_SUCCESS')]).toEqual(['disconnected', 0])
})

test('R-CONN-107 R-CONN-162 revokes what an earlier page started with enableReconnect off', async () => {
  const { die, storage, wallet } = await asking()
  await die()
  const { kit } = await createPage(storage, { enableReconnect: false })
  await wallet.respond('approve')
  await wallet.ended()
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-161 leaves the wallet with one session after pairing again, whichever is approved last', async () => {
  const { die, storage, wallet } = await asking()
  await die()
  const { kit } = await createPage(storage)
  await wallet.pair(await requestPairingUri(kit))
  await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.respond('approve')])
  const [topic] = wallet.sessions()
  await wallet.respond('approve')
  await until(() => wallet.sessions().length === 1)
  expect(wallet.sessions()).toEqual([topic])
  await Promise.all([wallet.ended(), disconnect(kit)])
})

test('R-CONN-161 ends a session that no page has when the site pairs again', async () => {
  const { kit: first, die, storage, wallet } = await asking()
  await Promise.all([waitForState(first, () => isConnected(first)), wallet.respond('approve')])
  const [lost] = wallet.sessions()
  await die()
  const { kit } = await createPage(storage, { enableReconnect: false })
  await wallet.pair(await requestPairingUri(kit))
  await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.respond('approve')])
  await until(() => wallet.sessions().length === 1)
  expect(wallet.sessions()).not.toContain(lost)
  expect(wallet.sessions()).toHaveLength(1)
})

describe('with a second page of the site', () => {
  let locks: ReturnType<typeof lendLocks>
  beforeEach(() => {
    locks = lendLocks()
  })
  afterEach(() => locks.giveBack())

  test('R-CONN-163 R-CONN-112 leaves the proposal to the page that made it, and shows the same wallet', async () => {
    const { kit, events, storage, wallet } = await asking()
    const attempts = relay.attempts()
    const other = await createPage(storage.tab())
    expect(relay.attempts()).toBe(attempts)
    await Promise.all([
      waitForState(kit, () => isConnected(kit)),
      waitForState(other.kit, () => isConnected(other.kit)),
      wallet.respond('approve'),
    ])
    expect([count(events, 'CONNECT_SUCCESS'), count(other.events, 'CONNECT_SUCCESS')]).toEqual([1, 0])
    expect(wallet.sessions()).toHaveLength(1)
    await Promise.all([wallet.ended(), waitForState(kit, () => !isConnected(kit)), disconnect(other.kit)])
  })

  test('R-CONN-166 R-STORE-18 gets each response from a relay that delivers only to the newest connection of a client', async () => {
    relay.serveNewest()
    const { kit, storage, wallet } = await asking(createMemoryStorage(), () => '0xsigned')
    const other = await createPage(storage.tab())
    await requestPairingUri(other.kit)
    await Promise.all([
      waitForState(kit, () => isConnected(kit)),
      waitForState(other.kit, () => isConnected(other.kit)),
      wallet.respond('approve'),
    ])
    for (const page of [kit, other.kit, kit]) {
      expect(await signMessage(page, { namespace: 'eip155', message: 'to be kept secret' })).toBe('0xsigned')
    }
    expect(wallet.requests).toHaveLength(3)
    const secret = Buffer.from('to be kept secret').toString('hex')
    expect(JSON.stringify(storage.entries())).not.toContain(secret)
    await Promise.all([wallet.ended(), waitForState(kit, () => !isConnected(kit)), disconnect(other.kit)])
  })

  test('R-CONN-163 takes the proposal over once the page that made it is closed', async () => {
    const { die, storage, wallet } = await asking()
    const other = await createPage(storage.tab())
    await die()
    locks.freeAll()
    await Promise.all([waitForState(other.kit, () => isConnected(other.kit)), wallet.respond('approve')])
    expect(wallet.sessions()).toHaveLength(1)
  })

  test('R-CONN-163 R-CONN-165 R-CONN-161 leaves the proposal alone when it pairs itself; the wallet that approves last is used by both', async () => {
    const { kit, storage, wallet } = await asking(createMemoryStorage(), () => '0xof the first')
    const other = await createPage(storage.tab())
    const second = await createWallet({ onRequest: () => '0xof the second' })
    const uri = await requestPairingUri(other.kit)
    await Promise.all([waitForState(kit, () => isConnected(kit)), second.pair(uri)])
    expect(await signMessage(kit, { namespace: 'eip155', message: 'hi' })).toBe('0xof the second')
    await Promise.all([second.ended(), wallet.respond('approve')])
    expect(wallet.sessions()).toHaveLength(1)
    await until(() => getLiveSession(other.kit)?.topic === wallet.sessions()[0])
    expect(await signMessage(other.kit, { namespace: 'eip155', message: 'hi' })).toBe('0xof the first')
    await Promise.all([wallet.ended(), disconnect(other.kit)])
  })
})

test.each([
  ['malformed', '{"'],
  ['of another form', JSON.stringify([{ topic: TOPIC, expiresAtMs: 'soon' }])],
  ['expired', JSON.stringify([{ topic: TOPIC, expiresAtMs: 1 }])],
  ['set to never expire', JSON.stringify([{ topic: TOPIC, expiresAtMs: 1e300 }])],
])('R-CONN-160 R-STORE-14 forgets a stored value that is %s, and opens nothing', async (_, text) => {
  const storage = createMemoryStorage({ [PROPOSALS_NAME]: text })
  await createPage(storage)
  expect(await noted(storage)).toBe(undefined)
  expect(relay.attempts()).toBe(0)
})

test('R-CONN-160 forgets a proposal that the client does not know', async () => {
  const expiresAtMs = Date.now() + 60_000
  const storage = createMemoryStorage({ [PROPOSALS_NAME]: JSON.stringify([{ topic: TOPIC, expiresAtMs }]) })
  const { kit } = await createPage(storage)
  expect(await noted(storage)).toBe(undefined)
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', wcError: false })
})
