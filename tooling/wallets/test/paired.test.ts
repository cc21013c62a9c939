/** A paired wallet on the protocol's own client, under faults of its own and of the relay, at every moment. */
import { until } from '@bowline/jest-preset/scene'
import { KitError } from '@bowline/kit-core'
import { disconnect, signMessage } from '@bowline/kit-core/actions'
import { type Relay, startRelay } from '@bowline/relay'
import { ALICE, BOB, beginPaired, type PairedPage, type PairedWorld, scan } from '../src/paired-world.js'

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
    const told = world.peer.changeAccounts('eip155:1', [BOB])
    await pause(A_MOMENT_MS)
    end()
    await told
    await isTrue(world, page, BOB)
    await world.peer.changeNetwork('eip155:10')
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
  const told = world.peer.changeAccounts('eip155:1', [BOB])
  await pause(A_MOMENT_MS)
  end()
  await told
  for (const tab of [page, other]) await isTrue(world, tab, BOB)
  await world.close()
})

const FAULTS_OF_SIGNING: readonly (readonly [string, (world: PairedWorld) => void, 'signed' | 'failed'])[] = [
  ['none', () => {}, 'signed'],
  ['slow', ({ sandbox }) => sandbox.faults.setAnswer('personal_sign', { kind: 'slow', ms: A_MOMENT_MS }), 'signed'],
  ['late', ({ sandbox }) => sandbox.faults.setAnswer('personal_sign', { kind: 'late', ms: A_MOMENT_MS }), 'signed'],
  ['silent', ({ sandbox }) => sandbox.faults.setAnswer('personal_sign', { kind: 'silent' }), 'signed'],
  [
    'failing',
    ({ sandbox }) => sandbox.faults.setAnswer('personal_sign', { kind: 'failing', error: new Error(RAW_WORDS) }),
    'failed',
  ],
  [
    'refusing',
    ({ sandbox }) =>
      sandbox.faults.setAnswer('personal_sign', { kind: 'failing', error: { code: 4001, message: RAW_WORDS } }),
    'failed',
  ],
  ['wrong', ({ sandbox }) => sandbox.faults.setAnswer('personal_sign', { kind: 'wrong', answer: {} }), 'failed'],
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
  world.sandbox.faults.clear()
  relay.resume()
  const answer = await asked
  if (outcome === 'signed') expect(answer).toEqual({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  else expect(answer).toEqual({ error: expect.any(KitError) })
  world.sandbox.unlock()
  await isTrue(world, page, ALICE)
  expect(world.peer.requests.filter(({ method }) => method === 'personal_sign').length).toBeLessThanOrEqual(1)
  await world.close()
})
