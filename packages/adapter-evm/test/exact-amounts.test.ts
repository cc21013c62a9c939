import { type Anvil, rpcRequest, startAnvil } from '@bowline/chains'
import { parseUnits } from '@bowline/kit-core'
import { ALICE, BOB, network, never, SANDBOX, wallet, world } from './setup.js'

const MAX_UINT256 = 2n ** 256n - 1n

/** Numbers below 2^32, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** A whole number of at most so many bits, of any size alike. */
function randomValue(next: () => number, maxBits: number): bigint {
  const bits = BigInt(1 + (next() % maxBits))
  let value = 0n
  for (let got = 0n; got < bits; got += 32n) value = (value << 32n) | BigInt(next())
  return value & ((1n << bits) - 1n)
}

/** Decimal text as a person may type it: with or without the zeros at its end. */
function toText(value: bigint, decimals: number, keepsZeros: boolean): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const shown = keepsZeros ? fraction : fraction.replace(/0+$/, '')
  return shown === '' ? whole : `${whole}.${shown}`
}

function connected(url: string) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: url }] })
  const main = network(1, url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  const send = async (value: bigint) => {
    const params = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value, network: main }
    return (await scene.adapter.sendTransaction?.(params))?.hash
  }
  return { ...scene, ...made, send, connect: () => scene.adapter.connect({ connectorId: SANDBOX, signal: never }) }
}

test('R-ADPT-08 of 10,000 typed amounts each reaches the wallet to the last unit', async () => {
  const { wallet, send, connect, stop } = connected('http://127.0.0.1:9')
  await connect()
  const sent: unknown[] = []
  wallet.provider.request = async ({ method, params }) => {
    if (method === 'eth_chainId') return '0x1'
    if (Array.isArray(params)) sent.push(params[0])
    return `0x${'ab'.repeat(32)}`
  }
  // The watches over these sends shall not begin.
  jest.useFakeTimers()
  const next = randomNumbers(20_260)
  const edges = [0n, 1n, 10n ** 18n, 10n ** 18n - 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 64n - 1n, MAX_UINT256]
  for (let turn = 0; turn < 10_000; turn++) {
    const value = edges[turn] ?? randomValue(next, 256)
    const decimals = [18, 6, 0, 8, 24][next() % 5] ?? 18
    await send(parseUnits(toText(value, decimals, next() % 2 === 0), decimals))
    const call = sent.pop()
    if (Reflect.get(Object(call), 'value') !== `0x${value.toString(16)}`) expect([decimals, call]).toBe(value)
  }
  stop()
  await jest.advanceTimersByTimeAsync(0)
  expect(jest.getTimerCount()).toBe(0)
}, 60_000)
afterEach(() => jest.useRealTimers())

describe('on a chain', () => {
  let chain: Anvil
  beforeAll(async () => {
    chain = await startAnvil({ chainId: 1 })
    await rpcRequest(chain.url, 'anvil_setBalance', [ALICE.address, `0x${(10n ** 24n).toString(16)}`])
  }, 30_000)
  afterAll(() => chain.stop())

  const ask = async (method: string, params: readonly unknown[]) => rpcRequest(chain.url, method, params)
  const balance = async (address: string) => BigInt(String(await ask('eth_getBalance', [address, 'latest'])))

  async function feeOf(hash: string | undefined): Promise<bigint> {
    for (;;) {
      const receipt = await ask('eth_getTransactionReceipt', [hash])
      if (receipt === null) continue
      return BigInt(Reflect.get(Object(receipt), 'gasUsed')) * BigInt(Reflect.get(Object(receipt), 'effectiveGasPrice'))
    }
  }

  test('R-ADPT-08 of 300 transfers each moves exactly what was typed', async () => {
    const { send, connect } = connected(chain.url)
    await connect()
    const next = randomNumbers(7)
    for (let turn = 0; turn < 300; turn++) {
      const value = randomValue(next, 70)
      const before = [await balance(ALICE.address), await balance(BOB.address)] as const
      const hash = await send(parseUnits(toText(value, 18, turn % 2 === 0), 18))
      const fee = await feeOf(hash)
      expect((await balance(BOB.address)) - before[1]).toBe(value)
      expect(before[0] - (await balance(ALICE.address))).toBe(value + fee)
    }
  }, 120_000)
})
