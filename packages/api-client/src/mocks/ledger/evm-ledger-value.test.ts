import { createWalletClient, type Hex, keccak256, numberToHex, parseGwei, parseTransaction } from 'viem'
import { base, mainnet } from 'viem/chains'
import {
  ada,
  bob,
  ETHER,
  eve,
  makeLedger,
  publicClientOf,
  STRANGER,
  send,
  transportOf,
} from '../../../test/evm-ledger-fixture.js'
import { BASE_FEE_WEI, MINER, SUGGESTED_TIP_WEI } from '../index.js'

/** A small repeatable random generator. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function signedFieldsOf(raw: Hex) {
  const { r, s, v, yParity, nonce, type, ...others } = parseTransaction(raw)
  const list = 'accessList' in others ? others.accessList : undefined
  return { r, s, v: type === 'legacy' ? v : BigInt(yParity ?? 0), nonce, type, list }
}

describe('value', () => {
  test('R-API-64 R-API-59 conserves every wei over random signed transfers of every type', async () => {
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

  test('R-API-64 serves viem’s signing, sending and reading like a node', async () => {
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

  test('R-API-64 charges an access list and returns a transaction as it was signed', async () => {
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

  test('R-API-64 separates chains and ledgers and resets to the start', async () => {
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
