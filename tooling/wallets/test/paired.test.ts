/** A paired wallet on the protocol's own client, under faults of its own and of the relay, at every moment. */
import { until } from '@bowline/jest-preset/fixtures'
import { KitError } from '@bowline/kit-core'
import { disconnect, signMessage } from '@bowline/kit-core/actions'
import type { EventFault } from '@bowline/kit-core/testing'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { ALICE, BOB, beginPaired, type PairedPage, type PairedWorld, scan } from '../src/paired-setup.js'

type Scene = { readonly world: PairedWorld; readonly page: PairedPage }

const A_MOMENT_MS = 300
const RAW_WORDS = 'zx-internal 0xdead'

let relay: Relay
beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What goes wrong on the way; it is over when the returned function has been called. */
const FAULTS_OF_THE_WAY = {
  none: () => () => {},
  'a relay that cuts': () => {
    relay.drop()
    return () => {}
  },
  'a relay that is away': () => {
    relay.pause()
    return () => relay.resume()
  },
  'a relay that is mute': () => {
    relay.mute()
    return () => relay.resume()
  },
} satisfies Record<string, () => () => void>

const WAYS = Object.entries(FAULTS_OF_THE_WAY)
/** What a wallet says while its own connection is cut, its client loses; what it says while the relay is mute arrives later. */
const WAYS_OF_THE_WALLET = WAYS.filter(([name]) => name === 'none' || name === 'a relay that is mute')

async function paired(): Promise<Scene> {
  const world = await beginPaired(relay)
  const page = await world.open()
  await scan(world, page)
  await world.peer.answer('approve')
  await until(page.isConnected)
  return { world, page }
}

/** Sessions at the wallet are those of the kit, and the page shows the account that is open. */
async function isTrue({ peer }: PairedWorld, page: PairedPage, address: string): Promise<void> {
  await until(() => page.isConnected() && page.address() === address)
  expect(peer.sessions()).toHaveLength(1)
}

test.each(WAYS_OF_THE_WALLET)('R-CONN-153 R-CONN-160 pairing, and a yes over %s', async (_, begin) => {
  const world = await beginPaired(relay)
  const page = await world.open()
  await scan(world, page)
  const end = begin()
  const answered = world.peer.answer('approve')
  await pause(A_MOMENT_MS)
  end()
  await answered
  await isTrue(world, page, ALICE)
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)(
  'R-CONN-153 R-CONN-160 the page is loaded anew while the wallet asks, %s',
  async (_, begin) => {
    const world = await beginPaired(relay)
    const first = await world.open()
    await scan(world, first)
    await first.die()
    const page = await world.open()
    const end = begin()
    const answered = world.peer.answer('approve')
    await pause(A_MOMENT_MS)
    end()
    await answered
    await isTrue(world, page, ALICE)
    await disconnect(page.kit)
    await until(() => world.peer.sessions().length === 0)
    await world.close()
  },
)

test.each(WAYS)('R-CONN-153 R-CONN-106 a reload over %s', async (_, begin) => {
  const { world, page } = await paired()
  await page.die()
  const end = begin()
  const again = world.open()
  await pause(A_MOMENT_MS)
  end()
  await isTrue(world, await again, ALICE)
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)(
  'R-CONN-153 R-CONN-88 another account, then another network, over %s',
  async (_, begin) => {
    const { world, page } = await paired()
    const end = begin()
    world.sandbox.setAccounts([BOB])
    await pause(A_MOMENT_MS)
    end()
    await isTrue(world, page, BOB)
    world.sandbox.switchChain(10)
    await until(() => page.network() === 'eip155:10')
    await world.close()
  },
)

test.each(WAYS)('R-CONN-153 R-CONN-96 a disconnect in the page, over %s', async (_, begin) => {
  const { world, page } = await paired()
  const end = begin()
  const leaving = disconnect(page.kit)
  await pause(A_MOMENT_MS)
  end()
  await leaving
  expect([page.isConnected(), world.storage.entries()['@bowline/connections']]).toEqual([false, undefined])
  await until(() => world.peer.sessions().length === 0)
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)('R-CONN-153 R-CONN-102 an end in the wallet, over %s', async (_, begin) => {
  const { world, page } = await paired()
  const end = begin()
  const leaving = world.peer.disconnect()
  await pause(A_MOMENT_MS)
  end()
  await leaving
  await until(() => !page.isConnected())
  expect(world.storage.entries()['@bowline/connections']).toBeUndefined()
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)('R-CONN-153 R-CONN-112 two tabs, and a change of account, over %s', async (_, begin) => {
  const { world, page } = await paired()
  const other = await world.open({ ...world.storage, ...world.storage.tab() })
  await isTrue(world, other, ALICE)
  const end = begin()
  world.sandbox.setAccounts([BOB])
  await pause(A_MOMENT_MS)
  end()
  for (const tab of [page, other]) await isTrue(world, tab, BOB)
  await world.close()
})

const FAULTS_OF_TELLING: readonly EventFault[] = [
  { kind: 'late', ms: A_MOMENT_MS },
  { kind: 'doubled' },
  { kind: 'reordered' },
]

test.each(FAULTS_OF_TELLING)('R-CONN-153 R-CONN-88 the wallet moves twice, and tells it $kind', async (fault) => {
  const { world, page } = await paired()
  world.peer.faults.setEvent('*', fault)
  world.sandbox.setAccounts([BOB])
  world.sandbox.switchChain(10)
  await pause(2 * A_MOMENT_MS)
  world.peer.faults.clear()
  await isTrue(world, page, BOB)
  await until(() => page.network() === 'eip155:10')
  await world.close()
})

test('R-CONN-153 R-CONN-152 a wallet that moved without a word is followed when it tells of anything', async () => {
  const { world, page } = await paired()
  world.peer.faults.setEvent('*', { kind: 'lost' })
  world.sandbox.setAccounts([BOB])
  world.peer.faults.clear()
  world.sandbox.setAccounts([ALICE])
  world.sandbox.setAccounts([BOB])
  await isTrue(world, page, BOB)
  await world.close()
})

test('R-CONN-153 R-CONN-41 a wallet that opens fewer networks, and then more', async () => {
  const { world, page } = await paired()
  const grants = (...ids: readonly number[]) => ({ eip155: { accounts: ids.map((id) => `eip155:${id}:${BOB}`) } })
  await world.peer.update(grants(10))
  await isTrue(world, page, BOB)
  expect(page.network()).toBe('eip155:10')
  await world.peer.update(grants(1, 10))
  await isTrue(world, page, BOB)
  await world.close()
})

test.each(['approve', 'reject'] as const)(
  'R-CONN-153 R-CONN-162 the wallet answers late, to a page that is gone: %s',
  async (decision) => {
    const world = await beginPaired(relay)
    const first = await world.open()
    await scan(world, first)
    await first.die()
    world.peer.faults.setAnswer('session_proposal', { kind: 'slow', ms: A_MOMENT_MS })
    const answered = world.peer.answer(decision)
    const page = await world.open()
    await answered
    if (decision === 'approve') await isTrue(world, page, ALICE)
    else await until(() => world.peer.sessions().length === 0 && !page.isConnected())
    await world.close()
  },
)

test('R-CONN-153 R-CONN-106 a wallet that is gone and back answers what it was asked, once', async () => {
  const { world, page } = await paired()
  await world.peer.close()
  const asked = signMessage(page.kit, { message: 'Hello' })
  await pause(A_MOMENT_MS)
  await world.peer.open()
  expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  await isTrue(world, page, ALICE)
  expect(world.peer.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  await world.close()
})

test('R-CONN-153 R-CONN-96 a wallet that has forgotten the session, and a visitor who leaves', async () => {
  const { world, page } = await paired()
  world.peer.faults.setEvent('session_delete', { kind: 'lost' })
  await world.peer.disconnect()
  expect(page.isConnected()).toBe(true)
  await disconnect(page.kit)
  expect(page.isConnected()).toBe(false)
  await world.close()
})

const FAULTS_OF_SIGNING: readonly (readonly [string, (world: PairedWorld) => void, 'signed' | 'failed'])[] = [
  ['none', () => {}, 'signed'],
  ['slow', ({ peer }) => peer.faults.setAnswer('personal_sign', { kind: 'slow', ms: A_MOMENT_MS }), 'signed'],
  ['late', ({ peer }) => peer.faults.setAnswer('personal_sign', { kind: 'late', ms: A_MOMENT_MS }), 'signed'],
  ['silent', ({ peer }) => peer.faults.setAnswer('personal_sign', { kind: 'silent' }), 'signed'],
  [
    'failing',
    ({ peer }) => peer.faults.setAnswer('personal_sign', { kind: 'failing', error: new Error(RAW_WORDS) }),
    'failed',
  ],
  [
    'refusing',
    ({ sandbox }) =>
      sandbox.faults.setAnswer('personal_sign', { kind: 'failing', error: { code: 4001, message: RAW_WORDS } }),
    'failed',
  ],
  ['wrong', ({ peer }) => peer.faults.setAnswer('personal_sign', { kind: 'wrong', answer: {} }), 'failed'],
  ['locked', ({ sandbox }) => sandbox.lock(), 'failed'],
  ['a relay that cuts', () => relay.drop(), 'signed'],
  ['a relay that is away', () => relay.pause(), 'signed'],
  ['a relay that is mute', () => relay.mute(), 'signed'],
]

test.each(FAULTS_OF_SIGNING)('R-CONN-153 R-CONN-41 a signature, %s', async (_, begin, outcome) => {
  const { world, page } = await paired()
  begin(world)
  const asked = signMessage(page.kit, { message: 'Hello' }).then(
    (signature) => ({ signature }),
    (error: unknown) => ({ error }),
  )
  await pause(2 * A_MOMENT_MS)
  world.peer.faults.clear()
  relay.resume()
  const answer = await asked
  if (outcome === 'signed') expect(answer).toEqual({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  else expect(answer).toEqual({ error: expect.any(KitError) })
  world.sandbox.unlock()
  await isTrue(world, page, ALICE)
  expect(world.peer.requests.filter(({ method }) => method === 'personal_sign').length).toBeLessThanOrEqual(1)
  await world.close()
})

test('R-CONN-194 what a wallet told while no page was open is followed by the next one', async () => {
  const { world, page } = await paired()
  await page.die()
  world.sandbox.setAccounts([BOB])
  world.sandbox.switchChain(10)
  await pause(A_MOMENT_MS)
  const next = await world.open()
  await isTrue(world, next, BOB)
  await until(() => next.network() === 'eip155:10')
  await world.close()
})
