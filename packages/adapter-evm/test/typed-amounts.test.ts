import { drawCount } from '@bowline/jest-preset/draw-count'
import { never } from '@bowline/jest-preset/fixtures'
import { parseUnits } from '@bowline/kit-core'
import { createAmounts, createRandom } from '@bowline/transfer-matrix'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

const MAX_UINT256 = 2n ** 256n - 1n
const AMOUNTS = drawCount({ usual: 500, full: 10_000 })
const DECIMALS = [18, 6, 0, 8, 24]

afterEach(() => jest.useRealTimers())

test('R-ADPT-08 passes each typed amount to the wallet exactly', async () => {
  const made = wallet({ chains: [{ chainId: 1 }] })
  const main = network(1, 'http://127.0.0.1:9')
  const { adapter, page, stop } = world({ networks: [main] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const sent: unknown[] = []
  made.wallet.provider.request = async ({ method, params }) => {
    if (method === 'eth_chainId') return '0x1'
    if (Array.isArray(params)) sent.push(params[0])
    return `0x${'ab'.repeat(32)}`
  }
  // The test must not track these transactions.
  jest.useFakeTimers()
  const random = createRandom(20_260)
  const amounts = createAmounts(random)
  const params = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, network: main }
  for (let turn = 0; turn < AMOUNTS; turn++) {
    const decimals = DECIMALS[random.below(DECIMALS.length)] ?? 18
    const { typed, value } = amounts.next({ least: 0n, most: MAX_UINT256, decimals })
    await adapter.sendTransaction?.({ ...params, value: parseUnits(typed, decimals) })
    const call = sent.pop()
    if (Reflect.get(Object(call), 'value') !== `0x${value.toString(16)}`) expect([decimals, typed, call]).toBe(value)
  }
  stop()
})
