import {
  createWalletClient,
  type Hex,
  hexToBigInt,
  InsufficientFundsError,
  keccak256,
  numberToHex,
  parseGwei,
  parseTransaction,
  serializeTransaction,
} from 'viem'
import { mainnet } from 'viem/chains'
import {
  ada,
  CURVE_ORDER,
  ETHER,
  makeLedger,
  STRANGER,
  send,
  TRANSFER,
  transportOf,
} from '../../../test/evm-ledger-fixture.js'
import { BASE_FEE_WEI } from '../index.js'

describe('rejections', () => {
  test.each<[string, Partial<typeof TRANSFER>, string]>([
    ['a used nonce', { nonce: 0 }, 'nonce too low: next nonce 1, tx nonce 0'],
    ['a skipped nonce', { nonce: 3 }, 'nonce too high: next nonce 1, tx nonce 3'],
    ['too little gas', { gas: 20_999n }, 'intrinsic gas too low'],
    ['more gas than a block', { gas: 30_000_001n }, 'exceeds block gas limit'],
    ['more value than the balance', { value: 100n * ETHER }, 'insufficient funds for gas * price + value'],
    ['another chain', { chainId: 8453 }, 'invalid chain id for signer: have 8453 want 1'],
    ['a cap below the base fee', { maxFeePerGas: BASE_FEE_WEI - 1n }, 'max fee per gas less than block base fee'],
    ['a contract creation', { to: null }, 'keeps no contracts'],
  ])('R-API-64 R-API-59 rejects %s and changes nothing', async (_, change, message) => {
    const ledger = makeLedger()
    await send(ledger, TRANSFER)
    const before = ledger.balanceOf({ chainId: 1, address: ada.address })
    const attempt = send(ledger, { ...TRANSFER, nonce: 1, value: 2n, ...change })
    await expect(attempt).rejects.toMatchObject({ code: -32000, message: expect.stringContaining(message) })
    expect(ledger.balanceOf({ chainId: 1, address: ada.address })).toBe(before)
    expect(await ledger.request({ chainId: 1, method: 'eth_blockNumber' })).toBe('0x1')
  })

  test('R-API-64 spends the exact balance and rejects one wei more', async () => {
    const ledger = makeLedger()
    const all = 100n * ETHER - 21_000n * parseGwei('2')
    const tight = { ...TRANSFER, maxPriorityFeePerGas: parseGwei('2') }
    await expect(send(ledger, { ...tight, value: all + 1n })).rejects.toThrow('insufficient funds')
    await send(ledger, { ...tight, value: all, maxPriorityFeePerGas: parseGwei('1') })
    expect(ledger.balanceOf({ chainId: 1, address: ada.address })).toBe(0n)
  })

  test('R-API-64 rejects a repeated transaction as already known', async () => {
    const ledger = makeLedger()
    await send(ledger, TRANSFER)
    await expect(send(ledger, TRANSFER)).rejects.toThrow('already known')
  })

  test('R-API-64 returns errors that viem maps to its own', async () => {
    const ledger = makeLedger({ accounts: [] })
    const wallet = createWalletClient({ account: ada, chain: mainnet, transport: transportOf(ledger, 1) })
    const error: unknown = await wallet.sendTransaction({ to: STRANGER, value: 1n }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ cause: expect.any(InsufficientFundsError) })
  })

  test('R-API-64 rejects forged, unsigned and foreign transactions', async () => {
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
  ])('R-API-64 rejects invalid parameters of %s: %j', async (method, params) => {
    await expect(makeLedger().request({ chainId: 1, method, params })).rejects.toMatchObject({ code: -32602 })
  })

  test('R-API-64 rejects an older state, an unknown block and an unknown method', async () => {
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
