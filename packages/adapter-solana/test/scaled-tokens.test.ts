/** Tokens whose shown amounts Token-2022 scales. Users type, send and see the shown amounts. */
import { never, until } from '@bowline/jest-preset/fixtures'
import { formatUnits, parseUnits } from '@bowline/kit-core'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { mainnetAt, TEST_WALLET, world } from './setup.js'
import { type Key, key, register, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const DECIMALS = 8
const TOKEN_2022 = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')

let chain: SolanaChain
let alice: Key
let bob: Key
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(1)
  bob = await key(2)
  await chain.airdrop({ to: alice.address, lamports: 100_000_000_000n })
})
afterAll(() => chain.close())
afterEach(() => jest.restoreAllMocks())

/** An extension: its type, its length, and numbers after an empty authority. */
function extension(type: number, numbers: readonly (readonly ['f64' | 'i64' | 'i16', number])[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(256))
  let at = 4 + 32
  for (const [kind, value] of numbers) {
    if (kind === 'f64') bytes.setFloat64(at, value, true)
    else if (kind === 'i64') bytes.setBigInt64(at, BigInt(value), true)
    else bytes.setInt16(at, value, true)
    at += kind === 'i16' ? 2 : 8
  }
  bytes.setUint16(0, type, true)
  bytes.setUint16(2, at - 4, true)
  return new Uint8Array(bytes.buffer, 0, at)
}

const FAR = 4_000_000_000

const scaledBy = (multiplier: number, next = multiplier, since = FAR) =>
  extension(25, [
    ['f64', multiplier],
    ['i64', since],
    ['f64', next],
  ])

const YEAR = 31_556_736
const nowSec = () => Math.floor(Date.now() / 1000)

/** Basis points per year for one year, then another rate. */
const interest = (before: number, after: number) =>
  extension(10, [
    ['i64', nowSec() - 2 * YEAR],
    ['i16', before],
    ['i64', nowSec() - YEAR],
    ['i16', after],
  ])

async function scene(extensions: Uint8Array, amount: bigint) {
  const network = mainnetAt(chain.url)
  const made = world({ networks: [network] })
  register(made.page, testWallet({ keys: [alice] }).wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  const { adapter } = made
  const { mint, account } = await chain.mint({
    ...{ owner: alice.address, amount, decimals: DECIMALS, program: 'token-2022', extensions },
  })
  const [recipient] = await findAssociatedTokenPda({
    owner: bob.address,
    mint: address(mint),
    tokenProgram: TOKEN_2022,
  })
  const transfer = {
    connectorId,
    address: alice.address,
    to: bob.address,
    tokenAddress: mint,
    decimals: DECIMALS,
    network,
  }
  const shown = async (owner = alice.address) => {
    const only = { tokenAddress: mint }
    const [token] = (await adapter.getTokenBalances?.({ address: owner, network, signal: never, only })) ?? []
    return formatUnits(token?.value ?? 0n, DECIMALS)
  }
  return {
    shown,
    held: () => chain.tokenBalanceOf(account),
    received: () => chain.tokenBalanceOf(recipient),
    async send(typed: string, isMinimum = false) {
      const value = parseUnits(typed, DECIMALS)
      const estimate = await adapter.estimateTransfer({ ...transfer, value, isMinimum })
      const { hash } = await adapter.sendToken({ ...transfer, value, isMinimum })
      const arrived = await adapter.getReceivedAmount?.({ hash, to: bob.address, tokenAddress: mint, network })
      return { estimate, arrived: arrived === undefined ? undefined : formatUnits(arrived, DECIMALS) }
    },
  }
}

test('R-SEND-107 sends a tenth of the base units of a token with a multiplier of ten', async () => {
  const { shown, send, received } = await scene(scaledBy(10), 250_000_000n)
  expect(await shown()).toBe('25')
  expect((await send('1')).arrived).toBe('1')
  expect(received()).toBe(10_000_000n)
  expect([await shown(), await shown(bob.address)]).toEqual(['24', '1'])
})

test.each([0.1, 1.5, 3, 7, 1 / 3, 1.000_000_1])(
  'R-SEND-107 shows at most the typed amount of a token with a multiplier of %d, and sends all of it with Max',
  async (multiplier) => {
    const { shown, send, held } = await scene(scaledBy(multiplier), 12_345_678_919n)
    for (const typed of ['1', '0.00000101', '0.33333333']) {
      const { arrived = '' } = await send(typed)
      const missing = parseUnits(typed, DECIMALS) - parseUnits(arrived, DECIMALS)
      expect(missing).toBeGreaterThanOrEqual(0n)
      expect(Number(missing)).toBeLessThan(multiplier <= 1 ? 1 : multiplier)
    }
    await send(await shown())
    expect(held()).toBe(0n)
  },
)

test.each([0.1, 1.5, 3, 7, 1 / 3, 1.000_000_1])(
  'R-SEND-107 pays at least the requested amount of a token with a multiplier of %d, and never more than the balance',
  async (multiplier) => {
    const { shown, send, held, received } = await scene(scaledBy(multiplier), 10_000_001n)
    for (const requested of ['0.00000701', '0.00333333']) {
      const { arrived = '' } = await send(requested, true)
      const over = parseUnits(arrived, DECIMALS) - parseUnits(requested, DECIMALS)
      expect(over).toBeGreaterThanOrEqual(0n)
      expect(Number(over)).toBeLessThan(multiplier <= 1 ? 1 : multiplier)
    }
    const [left, before] = [held(), received()]
    await send(await shown(), true)
    expect([held(), received() - before]).toEqual([0n, left])
  },
)

test('R-SEND-107 leaves one base unit when slightly less than the balance is typed', async () => {
  const { send, held } = await scene(scaledBy(10), 250_000_000n)
  await send('24.99999999')
  expect(held()).toBe(1n)
})

test('R-SEND-107 rejects an amount that is less than one base unit', async () => {
  const { send } = await scene(scaledBy(10), 250_000_000n)
  await expect(send('0.00000009')).rejects.toMatchObject({ code: 'amount/invalid' })
})

test('R-SEND-107 uses the newer multiplier once it is in effect', async () => {
  const { shown, send, received } = await scene(scaledBy(1, 4, nowSec() - 5), 100_000_000n)
  expect(await shown()).toBe('4')
  await send('1')
  expect(received()).toBe(25_000_000n)
})

test('R-SEND-107 includes interest in shown, typed and sent amounts, and sends all with a Max of a minute ago', async () => {
  const { shown, send, held, received } = await scene(interest(500, 1_000), 1_000_000_000n)
  const factor = Math.exp(0.05) * Math.exp(0.1)
  const before = await shown()
  expect(Number(before)).toBeCloseTo(10 * factor, 5)
  await send('1')
  expect(Number(received())).toBeCloseTo(100_000_000 / factor, -2)
  const most = await shown()
  chain.advance({ seconds: 60 })
  await send(most)
  expect(held()).toBe(0n)
})
