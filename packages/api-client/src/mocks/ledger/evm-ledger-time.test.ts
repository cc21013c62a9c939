import { numberToHex } from 'viem'
import { ada, ETHER, makeLedger, STRANGER, send, TRANSFER } from '../../../test/evm-ledger-fixture.js'

describe('time', () => {
  test('R-API-64 mines pending transactions together after the block time', async () => {
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

  test('R-API-64 rejects a pending transaction that spends reserved funds', async () => {
    const ledger = makeLedger({ blockTimeMs: 1_000, nowMs: () => 0 })
    await send(ledger, { ...TRANSFER, value: 60n * ETHER })
    await expect(send(ledger, { ...TRANSFER, nonce: 1, value: 60n * ETHER })).rejects.toThrow('insufficient funds')
  })

  test('R-API-64 drops a pending transaction that became unpayable, with the sender’s later ones', async () => {
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
