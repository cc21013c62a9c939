import {
  createPublicClient,
  createWalletClient,
  custom,
  type Hex,
  hexToBigInt,
  InsufficientFundsError,
  keccak256,
  numberToHex,
  parseGwei,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'

import {
  BASE_FEE_WEI,
  createEvmLedger,
  type EvmLedger,
  type EvmLedgerOptions,
  MINER,
  SUGGESTED_TIP_WEI,
} from '../index.js'

const KEYS: readonly Hex[] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`, `0x${'33'.repeat(32)}`]
const [ada, bob, eve] = [
  privateKeyToAccount(KEYS[0] ?? '0x'),
  privateKeyToAccount(KEYS[1] ?? '0x'),
  privateKeyToAccount(KEYS[2] ?? '0x'),
]
const ETHER = 10n ** 18n
const STRANGER = '0x00000000000000000000000000000000000000ee'
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

function makeLedger(options: Partial<EvmLedgerOptions> = {}): EvmLedger {
  return createEvmLedger({
    chains: [{ chainId: 1, name: 'Ethereum' }, { chainId: 8453 }],
    accounts: [ada, bob, eve].map(({ address }) => ({ address, value: 100n * ETHER })),
    ...options,
  })
}

const transportOf = (ledger: EvmLedger, chainId: number) =>
  custom({ request: ({ method, params }) => ledger.request({ chainId, method, params }) }, { retryCount: 0 })

const publicClientOf = (ledger: EvmLedger) => createPublicClient({ chain: mainnet, transport: transportOf(ledger, 1) })

const TRANSFER: TransactionSerializable & { type: 'eip1559' } = {
  type: 'eip1559',
  chainId: 1,
  nonce: 0,
  to: STRANGER,
  value: 1n,
  gas: 21_000n,
  maxFeePerGas: parseGwei('2'),
  maxPriorityFeePerGas: parseGwei('0.1'),
}

async function send(
  ledger: EvmLedger,
  transaction: TransactionSerializable,
  { from = ada, chainId = 1 } = {},
): Promise<unknown> {
  const raw = await from.signTransaction(transaction)
  return ledger.request({ chainId, method: 'eth_sendRawTransaction', params: [raw] })
}

/** A small generator of repeatable numbers. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('value', () => {
  test('R-API-64 R-API-59 random signed transfers of every kind move exact wei, and none is lost', async () => {
    const ledger = makeLedger()
    const random = randomFrom(20_260)
    const people = [ada, bob, eve]
    const expected = new Map<string, bigint>()
    const keyOf = (chainId: number, address: string) => `${chainId}:${address.toLowerCase()}`
    const add = (key: string, value: bigint) => expected.set(key, (expected.get(key) ?? 0n) + value)
    for (const chainId of [1, 8453]) for (const { address } of people) add(keyOf(chainId, address), 100n * ETHER)
    const nonces = new Map<string, number>()
    const burnt = new Map<number, bigint>()

    for (let round = 0; round < 60; round++) {
      const from = people[random(3)] ?? ada
      const to = random(5) === 0 ? STRANGER : (people[random(3)] ?? bob).address
      const chainId = random(2) === 0 ? 1 : 8453
      const key = keyOf(chainId, from.address)
      const nonce = nonces.get(key) ?? 0
      const value = (BigInt(random(2 ** 31)) << 28n) + BigInt(random(2 ** 28))
      const data: Hex = `0x${'00'.repeat(random(4))}${'ff'.repeat(random(40))}`
      const tip = BigInt(random(3_000_000_000))
      const cap = BASE_FEE_WEI + BigInt(random(4_000_000_000))
      const fees = [
        { type: 'legacy', gasPrice: cap },
        { type: 'eip2930', gasPrice: cap },
        { type: 'eip1559', maxFeePerGas: cap, maxPriorityFeePerGas: tip < cap ? tip : cap },
      ] as const
      const common = { chainId, nonce, to, value, data, gas: 60_000n } as const
      const fee = fees[random(3)] ?? fees[0]
      const hash = await send(ledger, { ...common, ...fee }, { from, chainId })
      nonces.set(key, nonce + 1)

      const zeros = BigInt(data.slice(2).match(/00/g)?.length ?? 0)
      const others = BigInt(data.length / 2 - 1) - zeros
      const gasUsed = 21_000n + 10n * (zeros + 4n * others)
      const price = fee.type === 'eip1559' ? BASE_FEE_WEI + smaller(fee.maxPriorityFeePerGas, cap - BASE_FEE_WEI) : cap
      add(key, -value - gasUsed * price)
      add(keyOf(chainId, to), value)
      add(keyOf(chainId, MINER), gasUsed * (price - BASE_FEE_WEI))
      burnt.set(chainId, (burnt.get(chainId) ?? 0n) + gasUsed * BASE_FEE_WEI)

      expect(await ledger.request({ chainId, method: 'eth_getTransactionReceipt', params: [hash] })).toMatchObject({
        status: '0x1',
        from: from.address.toLowerCase(),
        gasUsed: numberToHex(gasUsed),
        effectiveGasPrice: numberToHex(price),
      })
    }

    for (const chainId of [1, 8453]) {
      const everybody = [ada.address, bob.address, eve.address, STRANGER, MINER]
      const found = everybody.map((address) => ledger.balanceOf({ chainId, address }))
      expect(found).toEqual(everybody.map((address) => expected.get(keyOf(chainId, address)) ?? 0n))
      expect(found.reduce((sum, value) => sum + value) + (burnt.get(chainId) ?? 0n)).toBe(300n * ETHER)
    }
  })

  test('R-API-64 viem signs, sends and reads against the ledger as against a node', async () => {
    const ledger = makeLedger()
    const reader = publicClientOf(ledger)
    const wallet = createWalletClient({ account: ada, chain: mainnet, transport: transportOf(ledger, 1) })
    const hash = await wallet.sendTransaction({ to: STRANGER, value: 123_456_789_012_345_678n })
    const receipt = await reader.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({
      status: 'success',
      blockNumber: 1n,
      gasUsed: 21_000n,
      from: ada.address.toLowerCase(),
    })
    expect(await reader.getBalance({ address: STRANGER })).toBe(123_456_789_012_345_678n)
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    expect(await reader.getBalance({ address: ada.address })).toBe(100n * ETHER - 123_456_789_012_345_678n - fee)

    const block = await reader.getBlock({ includeTransactions: true })
    expect(block).toMatchObject({
      number: 1n,
      gasUsed: 21_000n,
      baseFeePerGas: BASE_FEE_WEI,
      transactions: [{ hash, blockNumber: 1n }],
    })
    expect(await reader.getBlock({ blockHash: block.hash })).toMatchObject({ number: 1n, transactions: [hash] })
    expect(await reader.getBlock({ blockNumber: 0n })).toMatchObject({ hash: block.parentHash, transactions: [] })
    expect(await reader.getTransaction({ hash })).toMatchObject({
      type: 'eip1559',
      nonce: 0,
      value: 123_456_789_012_345_678n,
    })
    expect(await reader.getTransactionCount({ address: ada.address })).toBe(1)
    expect(await reader.getChainId()).toBe(1)
    expect(await reader.getBlockNumber({ cacheTime: 0 })).toBe(1n)
    expect(await reader.getGasPrice()).toBe(BASE_FEE_WEI + SUGGESTED_TIP_WEI)
    expect(await reader.estimateMaxPriorityFeePerGas()).toBe(SUGGESTED_TIP_WEI)
    expect(await reader.estimateGas({ account: ada, to: STRANGER, data: '0x00ff' })).toBe(21_050n)
    expect(await reader.getFeeHistory({ blockCount: 9, rewardPercentiles: [25, 75] })).toMatchObject({
      oldestBlock: 0n,
      baseFeePerGas: [BASE_FEE_WEI, BASE_FEE_WEI, BASE_FEE_WEI],
      gasUsedRatio: [0, 0.0007],
      reward: [
        [SUGGESTED_TIP_WEI, SUGGESTED_TIP_WEI],
        [SUGGESTED_TIP_WEI, SUGGESTED_TIP_WEI],
      ],
    })
    expect(await reader.getCode({ address: STRANGER })).toBeUndefined()
    expect(await reader.call({ to: STRANGER, data: '0x12345678' })).toEqual({ data: undefined })
    expect(await reader.getLogs()).toEqual([])
    expect(await ledger.request({ chainId: 8453, method: 'net_version' })).toBe('8453')
    expect(await ledger.request({ chainId: 1, method: 'web3_clientVersion' })).toBe('bowline-ledger')
  })

  test('R-API-64 an access list is charged, and a transaction is shown as it was signed', async () => {
    const ledger = makeLedger()
    const fields = { chainId: 1, to: STRANGER, value: 1n, gas: 60_000n, gasPrice: parseGwei('2') } as const
    const accessList = [{ address: ada.address, storageKeys: [keccak256('0x'), keccak256('0x00')] }]
    const raws = [
      await ada.signTransaction({ ...fields, type: 'legacy', nonce: 0 }),
      await ada.signTransaction({ ...fields, type: 'eip2930', nonce: 1, accessList }),
    ]
    const gasUsed: bigint[] = []
    for (const raw of raws) {
      const hash = await publicClientOf(ledger).sendRawTransaction({ serializedTransaction: raw })
      const { r, s, v, nonce, type, accessList: list } = await publicClientOf(ledger).getTransaction({ hash })
      expect({ r, s, v, nonce, type, list }).toMatchObject(signedFieldsOf(raw))
      gasUsed.push((await publicClientOf(ledger).getTransactionReceipt({ hash })).gasUsed)
    }
    expect(gasUsed).toEqual([21_000n, 21_000n + 2_400n + 2n * 1_900n])
  })

  test('R-API-64 a chain knows nothing of another, nor a ledger of another, and reset returns to the start', async () => {
    const [one, other] = [makeLedger(), makeLedger()]
    const wallet = createWalletClient({ account: ada, chain: base, transport: transportOf(one, 8453) })
    const hash = await wallet.sendTransaction({ to: STRANGER, value: 7n })
    expect(one.balanceOf({ chainId: 8453, address: STRANGER })).toBe(7n)
    expect(one.balanceOf({ chainId: 1, address: STRANGER })).toBe(0n)
    expect(other.balanceOf({ chainId: 8453, address: STRANGER })).toBe(0n)
    expect(await one.request({ chainId: 1, method: 'eth_getTransactionReceipt', params: [hash] })).toBeNull()

    one.setBalance({ chainId: 1, address: STRANGER, value: 3n })
    expect(one.balanceOf({ chainId: 1, address: STRANGER.toLowerCase() })).toBe(3n)
    one.reset()
    expect(one.balanceOf({ chainId: 1, address: STRANGER })).toBe(0n)
    expect(one.balanceOf({ chainId: 8453, address: ada.address })).toBe(100n * ETHER)
    expect(await one.request({ chainId: 8453, method: 'eth_blockNumber' })).toBe('0x0')
    expect(() => one.balanceOf({ chainId: 5, address: STRANGER })).toThrow('The ledger has no chain 5')
  })
})

describe('time', () => {
  test('R-API-64 with a block time a transaction waits, then is mined together with those that came meanwhile', async () => {
    let nowMs = 1_800_000_000_000
    const ledger = makeLedger({ blockTimeMs: 12_000, nowMs: () => nowMs })
    const ask = (method: string, ...params: unknown[]) => ledger.request({ chainId: 1, method, params })
    const first = await send(ledger, TRANSFER)
    nowMs += 5_000
    const second = await send(ledger, { ...TRANSFER, nonce: 1, value: 2n })

    expect(await ask('eth_getTransactionReceipt', first)).toBeNull()
    expect(await ask('eth_getTransactionByHash', first)).toMatchObject({ hash: first, blockNumber: null })
    expect(await ask('eth_getTransactionCount', ada.address, 'latest')).toBe('0x0')
    expect(await ask('eth_getTransactionCount', ada.address, 'pending')).toBe('0x2')
    expect(ledger.balanceOf({ chainId: 1, address: STRANGER })).toBe(0n)

    nowMs += 7_000
    expect(await ask('eth_blockNumber')).toBe('0x1')
    expect(await ask('eth_getTransactionReceipt', second)).toMatchObject({
      blockNumber: '0x1',
      transactionIndex: '0x1',
      cumulativeGasUsed: numberToHex(42_000),
    })
    expect(await ask('eth_getBlockByNumber', 'latest', false)).toMatchObject({ timestamp: numberToHex(1_800_000_012) })
    expect(ledger.balanceOf({ chainId: 1, address: STRANGER })).toBe(3n)
  })

  test('R-API-64 waiting transactions cannot spend the same money twice', async () => {
    const ledger = makeLedger({ blockTimeMs: 1_000, nowMs: () => 0 })
    await send(ledger, { ...TRANSFER, value: 60n * ETHER })
    await expect(send(ledger, { ...TRANSFER, nonce: 1, value: 60n * ETHER })).rejects.toThrow('insufficient funds')
  })

  test('R-API-64 a transaction whose money was taken away while it waited is dropped, and those behind it', async () => {
    let nowMs = 0
    const ledger = makeLedger({ blockTimeMs: 1_000, nowMs: () => nowMs })
    const hash = await send(ledger, { ...TRANSFER, value: 60n * ETHER })
    await send(ledger, { ...TRANSFER, nonce: 1 })
    ledger.setBalance({ chainId: 1, address: ada.address, value: ETHER })
    nowMs = 1_000
    expect(await ledger.request({ chainId: 1, method: 'eth_getTransactionByHash', params: [hash] })).toBeNull()
    expect(ledger.balanceOf({ chainId: 1, address: ada.address })).toBe(ETHER)
    expect(await ledger.request({ chainId: 1, method: 'eth_blockNumber' })).toBe('0x1')
  })
})

describe('refusals', () => {
  test.each<[string, Partial<typeof TRANSFER>, string]>([
    ['a nonce of the past', { nonce: 0 }, 'nonce too low: next nonce 1, tx nonce 0'],
    ['a nonce of the future', { nonce: 3 }, 'nonce too high: next nonce 1, tx nonce 3'],
    ['too little gas', { gas: 20_999n }, 'intrinsic gas too low'],
    ['more gas than a block', { gas: 30_000_001n }, 'exceeds block gas limit'],
    ['more value than there is', { value: 100n * ETHER }, 'insufficient funds for gas * price + value'],
    ['another chain', { chainId: 8453 }, 'invalid chain id for signer: have 8453 want 1'],
    ['a cap below the base fee', { maxFeePerGas: BASE_FEE_WEI - 1n }, 'max fee per gas less than block base fee'],
    ['a contract creation', { to: null }, 'keeps no contracts'],
  ])('R-API-64 R-API-59 %s is refused and changes nothing', async (_, change, message) => {
    const ledger = makeLedger()
    await send(ledger, TRANSFER)
    const before = ledger.balanceOf({ chainId: 1, address: ada.address })
    const attempt = send(ledger, { ...TRANSFER, nonce: 1, value: 2n, ...change })
    await expect(attempt).rejects.toMatchObject({ code: -32000, message: expect.stringContaining(message) })
    expect(ledger.balanceOf({ chainId: 1, address: ada.address })).toBe(before)
    expect(await ledger.request({ chainId: 1, method: 'eth_blockNumber' })).toBe('0x1')
  })

  test('R-API-64 exactly the money there is can be spent, one wei more cannot', async () => {
    const ledger = makeLedger()
    const all = 100n * ETHER - 21_000n * parseGwei('2')
    const tight = { ...TRANSFER, maxPriorityFeePerGas: parseGwei('2') }
    await expect(send(ledger, { ...tight, value: all + 1n })).rejects.toThrow('insufficient funds')
    await send(ledger, { ...tight, value: all, maxPriorityFeePerGas: parseGwei('1') })
    expect(ledger.balanceOf({ chainId: 1, address: ada.address })).toBe(0n)
  })

  test('R-API-64 the same transaction twice is already known', async () => {
    const ledger = makeLedger()
    await send(ledger, TRANSFER)
    await expect(send(ledger, TRANSFER)).rejects.toThrow('already known')
  })

  test('R-API-64 viem reads the refusals as its own errors', async () => {
    const ledger = makeLedger({ accounts: [] })
    const wallet = createWalletClient({ account: ada, chain: mainnet, transport: transportOf(ledger, 1) })
    const error: unknown = await wallet.sendTransaction({ to: STRANGER, value: 1n }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ cause: expect.any(InsufficientFundsError) })
  })

  test('R-API-64 forged, unsigned and foreign transactions are refused', async () => {
    const ledger = makeLedger()
    const signed = await ada.signTransaction(TRANSFER)
    const { r = '0x', s = '0x', yParity = 0 } = parseTransaction(signed)
    const highS = numberToHex(CURVE_ORDER - hexToBigInt(s))
    const unprotected = { type: 'legacy', nonce: 0, to: STRANGER, gas: 21_000n, gasPrice: parseGwei('2') } as const
    const delegating = { ...TRANSFER, type: 'eip7702', authorizationList: [] } as const
    const forged: readonly (readonly [Hex, string])[] = [
      [serializeTransaction(TRANSFER, { r, s: highS, yParity: 1 - yParity }), 'invalid sender'],
      [serializeTransaction(TRANSFER), 'not a signed transaction'],
      [await ada.signTransaction(unprotected), 'only replay-protected'],
      [await ada.signTransaction(delegating), 'transaction type not supported'],
      [`${signed}00`, 'not a signed transaction'],
      [`0x02${'ff'.repeat(200)}`, 'not a signed transaction'],
      ['0x', 'not a transaction'],
      [keccak256('0x'), 'not a signed transaction'],
    ]
    for (const [raw, message] of forged) {
      const attempt = ledger.request({ chainId: 1, method: 'eth_sendRawTransaction', params: [raw] })
      await expect(attempt).rejects.toMatchObject({
        name: 'RpcError',
        code: -32000,
        message: expect.stringContaining(message),
      })
    }
    expect(ledger.balanceOf({ chainId: 1, address: STRANGER })).toBe(0n)
  })

  test.each([
    ['eth_getBalance', []],
    ['eth_getBalance', ['0x12', 'latest']],
    ['eth_getBalance', [STRANGER, 'soon']],
    ['eth_getTransactionCount', { address: STRANGER }],
    ['eth_getBlockByNumber', ['latest']],
    ['eth_getTransactionReceipt', ['0x']],
    ['eth_sendRawTransaction', [7]],
    ['eth_sendRawTransaction', null],
    ['eth_call', ['0x']],
    ['eth_getLogs', []],
    ['eth_feeHistory', [-1, 'latest']],
  ])('R-API-64 the parameters of %s are checked: %j', async (method, params) => {
    await expect(makeLedger().request({ chainId: 1, method, params })).rejects.toMatchObject({ code: -32602 })
  })

  test('R-API-64 an older state, an unknown block and an unknown method are refused, not made up', async () => {
    const ledger = makeLedger()
    await send(ledger, TRANSFER)
    const ask = (method: string, ...params: unknown[]) => ledger.request({ chainId: 1, method, params })
    await expect(ask('eth_getBalance', STRANGER, '0x0')).rejects.toThrow('only the latest state is kept')
    await expect(ask('eth_getBalance', STRANGER, { blockNumber: '0x9' })).rejects.toThrow('header not found')
    await expect(ask('eth_getBalance', STRANGER, '0x1')).resolves.toBe('0x1')
    await expect(ask('eth_getBlockByNumber', '0x9', false)).resolves.toBeNull()
    await expect(ask('eth_estimateGas', { from: STRANGER, to: ada.address, value: '0x2' })).rejects.toThrow(
      'insufficient funds',
    )
    await expect(ask('eth_estimateGas', { from: ada.address, data: '0x60' })).rejects.toThrow('keeps no contracts')
    await expect(ask('eth_subscribe', 'newHeads')).rejects.toMatchObject({ code: -32601 })
    await expect(ask('constructor')).rejects.toMatchObject({ code: -32601 })
  })
})

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function signedFieldsOf(raw: Hex) {
  const { r, s, v, yParity, nonce, type, ...others } = parseTransaction(raw)
  const list = 'accessList' in others ? others.accessList : undefined
  return { r, s, v: type === 'legacy' ? v : BigInt(yParity ?? 0), nonce, type, list }
}
