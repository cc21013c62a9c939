import { until } from '@bowline/jest-preset/fixtures'
import { formatCaipAddress, selectAccount } from '@bowline/kit-core'
import { disconnect, getProvider, ready, signMessage, start, startPairing } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit, mockPairedSession, mockTransport } from '@bowline/kit-core/testing'
import { getBase58Decoder } from '@solana/kit'
import { solana } from '../src/index.js'
import { DEVNET, MAINNET } from './setup.js'

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const SIGNATURE = getBase58Decoder().decode(new Uint8Array(64).fill(7))

/** A page with a paired wallet of two accounts. A reload restores the session from the relay. */
function site() {
  const storage = createMemoryStorage()
  const pairing = mockTransport()
  const accounts = [ALICE, BOB].map((address) => formatCaipAddress(MAINNET.caipNetworkId, address))
  const namespaces = { solana: { accounts } }
  const onRequest = async () => ({ signature: SIGNATURE })
  const session = mockPairedSession({ topic: 'topic', namespaces, onRequest })
  async function visit(pairingTransport = pairing) {
    const options = { networks: [MAINNET, DEVNET] as const }
    const { kit } = createTestKit({ adapters: [solana()], options, storage, pairingTransport })
    const stop = start(kit)
    await ready(kit)
    return { kit, stop, address: () => selectAccount(kit.getState(), 'solana').address }
  }
  async function pair() {
    const page = await visit()
    const release = startPairing(page.kit)
    await until(() => pairing.controls.offers.length === 1)
    pairing.controls.last().approve(session)
    await until(() => page.address() === ALICE)
    release()
    return page
  }
  const fresh = mockPairedSession({ topic: 'topic', namespaces, onRequest })
  const reload = () => visit({ ...pairing, restore: async () => fresh })
  return { pair, reload, session, fresh, storage }
}

test('R-CONN-109 restores the active account of a paired session after a reload and signs with it', async () => {
  const { pair, reload, session, fresh } = site()
  const first = await pair()
  session.controls.changeAccounts('solana', [formatCaipAddress(MAINNET.caipNetworkId, BOB)])
  await until(() => first.address() === BOB)
  first.stop()
  const { kit, stop, address } = await reload()
  expect(address()).toBe(BOB)
  expect(await getProvider(kit, { namespace: 'solana' })).toMatchObject({ address: BOB, addresses: [BOB, ALICE] })
  await signMessage(kit, { message: 'x', namespace: 'solana' })
  expect(fresh.controls.requests.at(-1)?.params).toMatchObject({ pubkey: BOB })
  stop()
})

test('R-CONN-109 keeps the chosen account active when the network changes, and forgets it when the session ends', async () => {
  const { pair, session, storage } = site()
  const { kit, stop, address } = await pair()
  session.controls.changeAccounts('solana', [formatCaipAddress(MAINNET.caipNetworkId, BOB)])
  session.controls.changeNetwork(DEVNET.caipNetworkId)
  expect(address()).toBe(BOB)
  const kept = () => Object.values(storage.entries()).some((text) => text.includes(BOB))
  expect(kept()).toBe(true)
  await disconnect(kit, { namespace: 'solana' })
  expect(kept()).toBe(false)
  stop()
})
