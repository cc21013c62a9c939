import { parseTypedData } from './parse-typed-data.js'
import { reviewTypedData } from './review-typed-data.js'

const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nowMs = Date.parse('2026-03-01T12:00:00Z')

type Field = readonly [name: string, type: string, value: unknown]

/** Warnings of typed data with these fields. */
function review(primaryType: string, fields: readonly Field[]) {
  const data = {
    types: { [primaryType]: fields.map(([name, type]) => ({ name, type })) },
    primaryType,
    domain: { name: 'Some', chainId: 1, verifyingContract: someone },
    message: Object.fromEntries(fields.map(([name, , value]) => [name, value])),
  }
  const { json } = parseTypedData(data, 1)
  return reviewTypedData(new TextEncoder().encode(json), { chainId: 1, nowMs }).warnings
}

const address = (name: string): Field => [name, 'address', someone]
const number = (name: string, value = '1'): Field => [name, 'uint256', value]
const authorization = [address('from'), address('to'), number('value'), number('validAfter'), number('validBefore')]
const safe = (operation: string): readonly Field[] => [
  ...[address('to'), number('value'), ['data', 'bytes', '0x'] as const, ['operation', 'uint8', operation] as const],
  ...[number('safeTxGas'), address('refundReceiver'), number('nonce')],
]
const seaport = (consideration: readonly string[]): readonly Field[] => [
  ...[
    address('offerer'),
    ['offer', 'uint256[]', ['1']] as const,
    ['consideration', 'uint256[]', consideration] as const,
  ],
  number('endTime'),
]

test.each<[string, string, readonly Field[], string, RegExp]>([
  [
    'a transfer by EIP-3009',
    'TransferWithAuthorization',
    authorization,
    'moves-tokens',
    /out of your account, to 0x7099/,
  ],
  ['a receipt by EIP-3009', 'ReceiveWithAuthorization', authorization, 'moves-tokens', /out of your account/],
  ['an order of Seaport', 'OrderComponents', seaport(['5']), 'order', /sells what you own/],
  ['an order of Seaport for nothing', 'OrderComponents', seaport([]), 'order', /for nothing/],
  [
    'a limit order',
    'Order',
    [address('makerAsset'), address('takerAsset'), number('makingAmount')],
    'order',
    /sells tokens/,
  ],
  [
    'an order with other names',
    'Order',
    [address('sellToken'), address('buyToken'), number('sellAmount')],
    'order',
    /sells tokens/,
  ],
  ['a Safe’s transaction', 'SafeTx', safe('0'), 'safe-transaction', /confirms a transaction of a Safe, to 0x7099/],
  ['a Safe’s delegate call', 'SafeTx', safe('1'), 'safe-transaction', /act as your Safe/],
  [
    ...(['a request to a forwarder', 'ForwardRequest'] as const),
    [address('from'), address('to'), number('value'), ['data', 'bytes', '0x']],
    ...(['acts-for-you', /in your name, of 0x7099/] as const),
  ],
  [
    ...(['a meta transaction', 'MetaTransaction'] as const),
    [number('nonce'), address('from'), ['functionSignature', 'bytes', '0x']],
    ...(['acts-for-you', /in your name/] as const),
  ],
  [
    'data of no known kind',
    'UsdSend',
    [
      ['destination', 'string', someone],
      ['amount', 'string', '10'],
    ],
    'unknown-data',
    /doesn’t know/,
  ],
  ['a vote', 'Vote', [address('from'), ['choice', 'uint32', 1]], 'unknown-data', /doesn’t know/],
])('R-FRAME-142 warns of %s', (_, primaryType, fields, id, text) => {
  const [warning, ...others] = review(primaryType, fields)
  expect([warning?.id, others]).toEqual([id, []])
  expect(warning?.text).toMatch(text)
})

test.each(['spender', 'operator', 'grantee', 'delegate', 'delegatee'])(
  'R-FRAME-142 warns of a permission for a %s, whatever its name',
  (field) => {
    const ids = review('Access', [address(field), number('value'), number('deadline', '1')]).map(({ id }) => id)
    expect(ids).toEqual(['permit'])
  },
)
