import {
  encodeFunctionData,
  hexToBytes,
  parseAbi,
  parseEther,
  serializeTransaction,
  type TransactionSerializable,
  type TransactionSerializableEIP1559,
} from 'viem'
import { reviewTransaction } from './review-transaction.js'
import { NO_TRANSACTION_INFO, type TransactionInfo } from './transaction-info.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const place = { account, chainId: 1, coin: { symbol: 'ETH', decimals: 18 } } as const
const facts = { ...NO_TRANSACTION_INFO, gasEstimate: 21_000n, maxFeeEstimate: 10n ** 9n }
const abi = parseAbi([
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function approve(address,uint256)',
  'function increaseAllowance(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
])
const plain = { type: 'eip1559', chainId: 1, nonce: 3, gas: 21_000n, maxFeePerGas: 10n ** 9n } as const
type Fields = Omit<TransactionSerializableEIP1559, 'type' | 'chainId'> & { readonly chainId?: number }
const bytesOf = (fields: Fields) => hexToBytes(serializeTransaction({ ...plain, ...fields }))
const review = (fields: Fields, known: TransactionInfo = facts) => reviewTransaction(bytesOf(fields), place, known)
const ids = (fields: Fields, known: TransactionInfo = facts) => review(fields, known).warnings.map(({ id }) => id)
const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [friend, 1_500_000n] })
const word = (value: bigint) => value.toString(16).padStart(64, '0')

describe('an EVM transaction', () => {
  test('R-FRAME-38 R-ROLE-02 shows the full recipient, the amount with its unit, and the fee', () => {
    expect(review({ to: friend, value: parseEther('0.5') })).toMatchObject({
      title: 'Send 0.5 ETH',
      lines: [
        { label: 'To', value: friend, as: 'address' },
        { label: 'Amount', value: '0.5 ETH' },
        { label: 'Maximum fee', value: '0.000021 ETH' },
      ],
      warnings: [],
    })
  })

  test('R-FRAME-38 shows a token transfer in words with the token’s unit', () => {
    const known = { ...facts, hasCode: true, token: { symbol: 'U\u202eSD', decimals: 6 } }
    expect(review({ to: token, data: transfer }, known)).toMatchObject({
      title: 'Call transfer',
      lines: [
        { label: 'Contract', value: token },
        { label: 'Amount', value: '0 ETH' },
        { label: 'Call', value: 'transfer' },
        { label: 'To', value: friend, as: 'address' },
        { label: 'Amount', value: '1.5 USD' },
        {},
      ],
      warnings: [],
    })
  })

  test.each([
    ['another network’s chain id', { chainId: 137, to: friend }],
    ['a native amount for the zero address', { to: '0x0000000000000000000000000000000000000000', value: 1n }],
    ['an access list', { to: friend, accessList: [{ address: friend, storageKeys: [] }] }],
  ] as const)('R-FRAME-38 rejects a transaction with %s', (_, fields) => {
    expect(() => review(fields)).toThrow(/^The transaction/)
  })

  const authorization = { address: friend, chainId: 1, nonce: 0, r: '0x1', s: '0x1', yParity: 0 } as const
  const others: readonly TransactionSerializable[] = [
    { type: 'legacy', chainId: 1, to: friend, gasPrice: 1n },
    { type: 'eip2930', chainId: 1, to: friend, gasPrice: 1n },
    { type: 'eip7702', chainId: 1, to: friend, authorizationList: [authorization] },
  ]
  test.each(others)('R-FRAME-38 rejects a transaction of type $type', (transaction) => {
    const bytes = hexToBytes(serializeTransaction(transaction))
    expect(() => reviewTransaction(bytes, place, facts)).toThrow('The transaction has a type that is not allowed')
  })

  test('R-FRAME-38 rejects bytes that are ambiguous or malformed', () => {
    const bytes = bytesOf({ to: friend })
    expect(() => reviewTransaction(Uint8Array.of(...bytes, 0), place, facts)).toThrow('malformed')
    expect(() => reviewTransaction(bytes.slice(0, -1), place, facts)).toThrow('malformed')
    expect(() => reviewTransaction(Uint8Array.of(), place, facts)).toThrow('not allowed')
  })

  const approve = (amount: bigint) => encodeFunctionData({ abi, functionName: 'approve', args: [friend, amount] })
  test.each([
    ['approve', approve(1n), ['allowance']],
    ['approve of zero', approve(0n), []],
    [
      'increaseAllowance',
      encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [friend, 5n] }),
      ['allowance'],
    ],
    [
      'setApprovalForAll',
      encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [friend, true] }),
      ['approval-for-all'],
    ],
    [
      'setApprovalForAll that revokes',
      encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [friend, false] }),
      [],
    ],
    [
      'transferFrom of own tokens',
      encodeFunctionData({ abi, functionName: 'transferFrom', args: [account, friend, 1n] }),
      ['transfer-from-own'],
    ],
    [
      'permit',
      encodeFunctionData({
        abi,
        functionName: 'permit',
        args: [account, friend, 1n, 1n, 27, `0x${'1'.repeat(64)}`, `0x${'1'.repeat(64)}`],
      }),
      ['allowance'],
    ],
    ['an unknown call', '0x12345678', ['unreadable-call']],
    ['cut data', transfer.slice(0, -2), ['unreadable-call']],
    ['data with something added', `${transfer}00`, ['unreadable-call']],
    ['a dirty address', `0xa9059cbb${word((1n << 200n) | 5n)}${word(1n)}`, ['dirty-words']],
    ['a dirty flag', `0xa22cb465${word(5n)}${word(2n)}`, ['approval-for-all', 'dirty-words']],
  ])('R-FRAME-38 shows the expected warnings for %s', (_, data, expected) => {
    expect(ids({ to: token, data: `0x${data.slice(2)}` })).toEqual(expected)
  })

  test('R-FRAME-38 shows an allowance of 2^160 - 1 or more as unlimited', () => {
    const amounts = (amount: bigint) => review({ to: token, data: approve(amount) }).lines.map(({ value }) => value)
    expect(amounts(2n ** 160n - 1n)).toContain('Unlimited')
    expect(amounts(2n ** 160n - 2n)).not.toContain('Unlimited')
  })

  test('R-FRAME-38 warns of contract deployment, native token for a token contract, a high fee, and a failed estimate', () => {
    expect(ids({ data: '0x60' })).toEqual(['makes-contract'])
    expect(ids({ to: token, value: 1n }, { ...facts, token: { symbol: 'T', decimals: 6 } })).toEqual(['coin-to-token'])
    expect(ids({ to: friend, gas: 105_001n })).toEqual(['high-fee'])
    expect(ids({ to: friend, maxFeePerGas: 5n * 10n ** 9n + 1n })).toEqual(['high-fee'])
    expect(ids({ to: friend }, NO_TRANSACTION_INFO)).toEqual(['likely-to-fail'])
  })
})
