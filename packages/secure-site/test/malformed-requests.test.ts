/** Requests of a page that the frame refuses before it shows anything. */
import { type ServedFrame, serveFrame } from './served-frame.js'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NODE = {
  eth_getTransactionCount: '0x7',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_getCode: '0x',
  eth_getBalance: '0x5',
}

let frame: ServedFrame
let seconds = 0
beforeAll(async () => {
  // A clock that advances one second per reading, so that no message exceeds the rate limit.
  const nowMs = () => {
    seconds += 1
    return seconds * 1_000
  }
  frame = await serveFrame({ node: NODE, nowMs })
  await frame.logIn()
})
afterAll(() => frame.close())
afterEach(() => expect(frame.cards).toEqual([]))

async function refused(method: string, params: unknown, chainId?: string) {
  const { type, payload } = await frame.rpc(method, params, chainId)
  expect(type).toBe('@bowline-frame/RPC_REQUEST_ERROR')
  return payload
}

test.each([
  ['no parameters', []],
  ['two transactions', [{ to: FRIEND }, { to: FRIEND }]],
  ['a list for a transaction', [[]]],
  ['a filled list for a transaction', [[FRIEND]]],
  ['a text', [FRIEND]],
  ['null', [null]],
  ['a number for the value', [{ to: FRIEND, value: 1 }]],
  ['a negative value', [{ to: FRIEND, value: '-0x1' }]],
  ['an empty value', [{ to: FRIEND, value: '' }]],
  ['a value without digits', [{ to: FRIEND, value: '0x' }]],
  ['a value with a blank', [{ to: FRIEND, value: '0x1 ' }]],
  ['a list for the recipient', [{ to: [FRIEND] }]],
  ['an address without prefix', [{ to: FRIEND.slice(2) }]],
  ['an address with a digit too many', [{ to: `${FRIEND}0` }]],
  ['an empty recipient', [{ to: '' }]],
  ['data that is no hex', [{ to: FRIEND, data: 'transfer' }]],
  ['data as a list', [{ to: FRIEND, data: [1, 2] }]],
  ['gas that is no hex', [{ to: FRIEND, gas: 'max' }]],
  ['a fractional fee', [{ to: FRIEND, maxFeePerGas: '0x1.5' }]],
  ['a nonce out of range', [{ to: FRIEND, nonce: `0x${'f'.repeat(14)}` }]],
  ['a nonce that is a number', [{ to: FRIEND, nonce: 7 }]],
  ['a blob transaction', [{ to: FRIEND, type: '0x3', blobVersionedHashes: [] }]],
  ['type 1', [{ to: FRIEND, type: '0x1' }]],
  ['an access list', [{ to: FRIEND, accessList: [] }]],
  ['blobs', [{ to: FRIEND, blobs: [] }]],
  ['a paymaster', [{ to: FRIEND, paymaster: FRIEND }]],
  ['a node', [{ to: FRIEND, url: 'https://node.example' }]],
  ['a field that is no own one', [{ to: FRIEND, constructor: 'x' }]],
])('R-FRAME-38 refuses a transaction: %s', async (_, params) => {
  expect(await refused('eth_sendTransaction', params)).toMatchObject({ code: -32602 })
})

test.each([
  ['no account', ['0x48']],
  ['nothing', []],
  ['an object', [{ message: '0x48' }, FRIEND]],
  ['null', [null, FRIEND]],
  ['a number', [1, FRIEND]],
  ['an account that is no text', ['0x48', 1]],
  ['an account that is no address', ['0x48', 'ada.eth']],
  ['an account of another chain', ['0x48', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU']],
])('R-FRAME-38 refuses a message: %s', async (_, params) => {
  expect(await refused('personal_sign', params)).toMatchObject({ code: -32602 })
})

test.each([
  ['no data', [FRIEND]],
  ['a third parameter', [FRIEND, {}, {}]],
  ['an account that is no text', [{}, {}]],
  ['lists for the domain and the message', [FRIEND, { types: { A: [] }, primaryType: 'A', domain: [], message: [] }]],
  ['a list for the types', [FRIEND, { types: [], primaryType: 'A', domain: {}, message: {} }]],
  ['types as text', [FRIEND, { types: 'A', primaryType: 'A', domain: {}, message: {} }]],
  [
    'a domain without data',
    [FRIEND, { types: { EIP712Domain: [] }, primaryType: 'EIP712Domain', domain: {}, message: {} }],
  ],
  [
    'an operation of a smart account',
    [FRIEND, { types: { PackedUserOperation: [] }, primaryType: 'PackedUserOperation', domain: {}, message: {} }],
  ],
  ['a delegation', [FRIEND, { types: { Delegation: [] }, primaryType: 'Delegation', domain: {}, message: {} }]],
])('R-FRAME-38 R-FRAME-126 refuses typed data: %s', async (_, params) => {
  expect(await refused('eth_signTypedData_v4', params)).toMatchObject({ code: -32602 })
})

test.each([
  ['solana_signMessage', { message: 'O0Il' }],
  ['solana_signMessage', { message: '3yZe7d', pubkey: FRIEND }],
  ['solana_signTransaction', { transaction: '!' }],
  ['solana_signTransaction', { transaction: '' }],
  ['solana_signTransaction', { transaction: 'AAAA' }],
  ['solana_signTransaction', { transaction: 'A'.repeat(4_100) }],
  ['solana_signAllTransactions', { transactions: [] }],
  ['solana_signAllTransactions', { transactions: new Array(51).fill('AAAA') }],
  ['solana_signAllTransactions', { transactions: ['AAAA', '!'] }],
  ['solana_signAndSendTransaction', { transaction: 'AAAA' }],
])('R-FRAME-38 refuses %s of %j', async (method, params) => {
  expect(await refused(method, params, SOLANA)).toMatchObject({ code: -32602 })
})

test.each(['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'])(
  'R-FRAME-38 refuses %s on an EVM network',
  async (method) => {
    const params = { message: '3yZe7d', transaction: 'AAAA' }
    expect(await refused(method, params, 'eip155:1')).toMatchObject({ code: 4902 })
  },
)

test.each(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])(
  'R-FRAME-38 R-FRAME-43 refuses %s on a network that the project does not have',
  async (method) => {
    expect(await refused(method, [FRIEND, FRIEND], 'eip155:5')).toMatchObject({ code: 4902 })
  },
)

test.each([
  ['an account that is no address', [{ account: FRIEND.slice(1) }]],
  ['no account', [{}]],
  ['a list', [[]]],
  ['nothing', []],
  ['two requests', [{ account: FRIEND }, { account: FRIEND }]],
  ['a filter that is no list', [{ account: FRIEND, chainFilter: '0x1' }]],
  ['a filter of numbers', [{ account: FRIEND, assetTypeFilter: [1] }]],
])('R-FRAME-37 refuses a request for assets: %s', async (_, params) => {
  expect(await refused('wallet_getAssets', params)).toMatchObject({ code: -32602 })
})

test.each([
  ['no calls', [{ calls: [] }], -32602],
  ['more than 50 calls', [{ calls: new Array(51).fill({ to: FRIEND }) }], -32602],
  ['an id of more than 4,096 characters', [{ id: 'x'.repeat(4_097), calls: [{ to: FRIEND }] }], -32602],
  ['a required capability', [{ calls: [{ to: FRIEND }], capabilities: { paymasterService: {} } }], 5700],
  ['a required capability of a call', [{ calls: [{ to: FRIEND, capabilities: { some: { optional: false } } }] }], 5700],
  ['an optional capability', [{ calls: [{ to: FRIEND }], capabilities: { some: { optional: true } } }], 4200],
  ['no capability', [{ calls: [{ to: FRIEND }] }], 4200],
])('R-FRAME-120 refuses a batch of the key’s own account: %s', async (_, params, code) => {
  expect(await refused('wallet_sendCalls', params)).toMatchObject({ code })
})

test.each(['wallet_grantPermissions', 'wallet_revokePermissions', 'eth_sendUserOperation'])(
  'R-FRAME-38 refuses %s with 4200',
  async (method) => {
    expect(await refused(method, [{}])).toMatchObject({ code: 4200 })
  },
)
