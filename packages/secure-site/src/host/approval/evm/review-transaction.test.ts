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

  const deposit = '0xd0e30db0'
  const withdraw = `0x2e1a7d4d${word(1n)}` as const
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  test.each([
    ['deposit of the wrapped native token', { to: weth, data: deposit, value: 1n }, []],
    ['withdraw of the wrapped native token', { to: weth, data: withdraw }, []],
    ['deposit of any other contract', { to: friend, data: deposit, value: 1n }, ['not-wrapped-coin']],
    ['withdraw of any other contract', { to: token, data: withdraw }, ['not-wrapped-coin']],
  ] as const)('R-FRAME-142 knows the %s', (_, fields, expected) => {
    expect(ids(fields)).toEqual(expected)
  })

  test('R-FRAME-142 knows the wrapped native token by its network', () => {
    const bytes = bytesOf({ chainId: 137, to: weth, data: deposit })
    const { warnings } = reviewTransaction(bytes, { ...place, chainId: 137 }, facts)
    expect(warnings.map(({ id }) => id)).toEqual(['not-wrapped-coin'])
  })

  test.each([0, 5, 12, 18])(
    'R-FRAME-142 shows USDC with its own decimals when the node says %i, and warns',
    (decimals) => {
      const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
      const shown = review({ to: usdc, data: transfer }, { ...facts, token: { symbol: 'USDC', decimals } })
      expect(shown.lines.map(({ value }) => value)).toContain('1.5 USDC')
      expect(shown.warnings.map(({ id }) => id)).toEqual(['other-decimals'])
    },
  )

  test('R-FRAME-142 shows a listed token without any facts of the node', () => {
    const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
    expect(review({ to: usdt, data: transfer }).lines.map(({ value }) => value)).toContain('1.5 USDT')
  })

  test.each([
    ['to their own contract', token, ['lost-tokens']],
    ['to the zero address', '0x0000000000000000000000000000000000000000', ['lost-tokens']],
    ['to someone', friend, []],
  ] as const)('R-FRAME-142 judges tokens that go %s', (_, to, expected) => {
    const data = encodeFunctionData({ abi, functionName: 'transfer', args: [to, 1n] })
    expect(ids({ to: token, data })).toEqual(expected)
  })

  const gwei = 10n ** 9n
  test.each([
    ['36 ETH, which the node itself estimates', { gas: 1_000_000n, maxFeePerGas: 36_000n * gwei }, ['high-fee']],
    ['just above 0.1 ETH', { gas: 1_000_000n, maxFeePerGas: 100n * gwei + 1n }, ['high-fee']],
    ['0.1 ETH', { gas: 1_000_000n, maxFeePerGas: 100n * gwei }, []],
    ['more than the amount', { gas: 100_000n, maxFeePerGas: 20n * gwei, value: 10n ** 15n }, ['high-fee']],
    ['less than the amount', { gas: 100_000n, maxFeePerGas: 20n * gwei, value: 10n ** 17n }, []],
    ['more than a tiny amount, but small itself', { gas: 21_000n, maxFeePerGas: gwei, value: 1n }, []],
  ])('R-FRAME-142 judges a fee of %s by itself', (_, fields, expected) => {
    const estimate = { ...facts, gasEstimate: fields.gas, maxFeeEstimate: fields.maxFeePerGas }
    expect(ids({ to: friend, ...fields }, estimate)).toEqual(expected)
  })
})
