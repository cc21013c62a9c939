/** A paired wallet on the protocol's own client, under its own faults and the relay's, at every moment. */
import { until } from '@bowline/jest-preset/fixtures'
import { KitError } from '@bowline/kit-core'
import { disconnect, signMessage } from '@bowline/kit-core/actions'
import type { EventFault } from '@bowline/kit-core/testing'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { A_MOMENT_MS, FAULTS_OF_SIGNING, FAULTS_OF_THE_WAY, signings } from '../src/paired-faults.js'
import { ALICE, BOB, type PairedPage, type PairedWorld, scan, startPairedWorld } from '../src/paired-setup.js'

type Scene = { readonly world: PairedWorld; readonly page: PairedPage }

let relay: Relay
beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.close())

const WAYS = Object.entries(FAULTS_OF_THE_WAY)
/** The client loses messages of a wallet whose connection is cut; those sent while the relay is mute arrive later. */
const WAYS_OF_THE_WALLET = WAYS.filter(([name]) => name === 'none' || name === 'a relay that is mute')

async function paired(): Promise<Scene> {
  const world = await startPairedWorld(relay)
  const page = await world.open()
  await scan(world, page)
  await world.peer.respond('approve')
  await until(page.isConnected)
  return { world, page }
}

/** The wallet's sessions are those of the kit, and the page shows the open account. */
async function isTrue({ peer }: PairedWorld, page: PairedPage, address: string): Promise<void> {
  await until(() => page.isConnected() && page.address() === address)
  expect(peer.sessions()).toHaveLength(1)
}

test.each(WAYS_OF_THE_WALLET)('R-CONN-153 R-CONN-160 pairs and gets an approval over %s', async (_, begin) => {
  const world = await startPairedWorld(relay)
  const page = await world.open()
  await scan(world, page)
  const fault = begin(relay)
  const responded = world.peer.respond('approve')
  await until(fault.isNoticed)
  fault.end()
  await responded
  await isTrue(world, page, ALICE)
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)('R-CONN-153 R-CONN-160 survives a reload while the wallet asks, %s', async (_, begin) => {
  const world = await startPairedWorld(relay)
  const first = await world.open()
  await scan(world, first)
  await first.closeSilently()
  const page = await world.open()
  const fault = begin(relay)
  const responded = world.peer.respond('approve')
  await until(fault.isNoticed)
  fault.end()
  await responded
  await isTrue(world, page, ALICE)
  await disconnect(page.kit)
  await until(() => world.peer.sessions().length === 0)
  await world.close()
})

test.each(WAYS)('R-CONN-153 R-CONN-106 restores after a reload over %s', async (_, begin) => {
  const { world, page } = await paired()
  await page.closeSilently()
  const fault = begin(relay)
  const again = world.open()
  await until(fault.isNoticed)
  fault.end()
  await isTrue(world, await again, ALICE)
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)(
  'R-CONN-153 R-CONN-88 follows another account, then another network, over %s',
  async (_, begin) => {
    const { world, page } = await paired()
    const fault = begin(relay)
    world.sandbox.setAccounts([BOB])
    await until(fault.isNoticed)
    fault.end()
    await isTrue(world, page, BOB)
    world.sandbox.switchChain(10)
    await until(() => page.network() === 'eip155:10')
    await world.close()
  },
)

test.each(WAYS)('R-CONN-153 R-CONN-96 disconnects in the page, over %s', async (_, begin) => {
  const { world, page } = await paired()
  const fault = begin(relay)
  const leaving = disconnect(page.kit)
  await until(fault.isNoticed)
  fault.end()
  await leaving
  expect([page.isConnected(), world.storage.entries()['@bowline/connections']]).toEqual([false, undefined])
  await until(() => world.peer.sessions().length === 0)
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)('R-CONN-153 R-CONN-102 ends when the wallet ends it, over %s', async (_, begin) => {
  const { world, page } = await paired()
  const fault = begin(relay)
  const leaving = world.peer.disconnect()
  await until(fault.isNoticed)
  fault.end()
  await leaving
  await until(() => !page.isConnected())
  expect(world.storage.entries()['@bowline/connections']).toBeUndefined()
  await world.close()
})

test.each(WAYS_OF_THE_WALLET)(
  'R-CONN-153 R-CONN-112 updates two tabs on a change of account, over %s',
  async (_, begin) => {
    const { world, page } = await paired()
    const other = await world.open({ ...world.storage, ...world.storage.tab() })
    await isTrue(world, other, ALICE)
    const fault = begin(relay)
    world.sandbox.setAccounts([BOB])
    await until(fault.isNoticed)
    fault.end()
    for (const tab of [page, other]) await isTrue(world, tab, BOB)
    await world.close()
  },
)

const REPORTING_FAULTS: readonly EventFault[] = [
  { kind: 'late', ms: A_MOMENT_MS },
  { kind: 'doubled' },
  { kind: 'reordered' },
]

test.each(REPORTING_FAULTS)(
  'R-CONN-153 R-CONN-88 follows a wallet that changes twice with $kind events',
  async (fault) => {
    const { world, page } = await paired()
    world.peer.faults.setEvent('*', fault)
    world.sandbox.setAccounts([BOB])
    world.sandbox.switchChain(10)
    await isTrue(world, page, BOB)
    await until(() => page.network() === 'eip155:10')
    await world.close()
  },
)

test('R-CONN-153 R-CONN-152 follows a wallet that changed without an event when its next event comes', async () => {
  const { world, page } = await paired()
  world.peer.faults.setEvent('*', { kind: 'lost' })
  world.sandbox.setAccounts([BOB])
  world.peer.faults.clear()
  world.sandbox.setAccounts([ALICE])
  world.sandbox.setAccounts([BOB])
  await isTrue(world, page, BOB)
  await world.close()
})

test('R-CONN-153 R-CONN-41 follows a wallet that opens fewer networks, and then more', async () => {
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
  'R-CONN-153 R-CONN-162 handles a late response to a closed page: %s',
  async (decision) => {
    const world = await startPairedWorld(relay)
    const first = await world.open()
    await scan(world, first)
    await first.closeSilently()
    world.peer.faults.setResponse('session_proposal', { kind: 'slow', ms: A_MOMENT_MS })
    const responded = world.peer.respond(decision)
    const page = await world.open()
    await responded
    if (decision === 'approve') await isTrue(world, page, ALICE)
    else await until(() => world.peer.sessions().length === 0 && !page.isConnected())
    await world.close()
  },
)

test('R-CONN-153 R-CONN-106 gets one response from a wallet that was closed and reopened', async () => {
  const { world, page } = await paired()
  await world.peer.close()
  const published = relay.published()
  const signature = signMessage(page.kit, { message: 'Hello' })
  await until(() => relay.published() > published)
  await world.peer.open()
  expect(await signature).toMatch(/^0x[0-9a-f]{130}$/)
  await isTrue(world, page, ALICE)
  expect(world.peer.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  await world.close()
})

test('R-CONN-153 R-CONN-96 disconnects when the wallet has lost the session', async () => {
  const { world, page } = await paired()
  world.peer.faults.setEvent('session_delete', { kind: 'lost' })
  await world.peer.disconnect()
  expect(page.isConnected()).toBe(true)
  await disconnect(page.kit)
  expect(page.isConnected()).toBe(false)
  await world.close()
})

test.each(Object.entries(FAULTS_OF_SIGNING))(
  'R-CONN-153 R-CONN-41 settles a signature request, %s',
  async (_, { begin, until: isNoticed, outcome }) => {
    const { world, page } = await paired()
    begin(world)
    const settled = signMessage(page.kit, { message: 'Hello' }).then(
      (signature) => ({ signature }),
      (error: unknown) => ({ error }),
    )
    await (isNoticed === undefined ? settled : until(isNoticed(world)))
    world.peer.faults.clear()
    relay.resume()
    const result = await settled
    if (outcome === 'signed') expect(result).toEqual({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
    else expect(result).toEqual({ error: expect.any(KitError) })
    world.sandbox.unlock()
    await isTrue(world, page, ALICE)
    expect(signings(world).length).toBeLessThanOrEqual(1)
    await world.close()
  },
)

test('R-CONN-194 applies changes that a wallet reported while no page was open', async () => {
  const { world, page } = await paired()
  await page.closeSilently()
  const published = relay.published()
  world.sandbox.setAccounts([BOB])
  world.sandbox.switchChain(10)
  await until(() => relay.published() >= published + 2)
  const next = await world.open()
  await isTrue(world, next, BOB)
  await until(() => next.network() === 'eip155:10')
  await world.close()
})
