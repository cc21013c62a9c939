/** Methods that need no approval, and methods that the frame does not know. */
import { type ServedFrame, serveFrame } from './served-frame.js'

const FORWARDED = `
  blockNumber call estimateGas feeHistory gasPrice getAccount getBalance getBlockByHash getBlockByNumber getBlockReceipts
  getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode getFilterChanges getFilterLogs getLogs getProof
  getStorageAt getTransactionByHash getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex getTransactionCount
  getTransactionReceipt getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter
  newPendingTransactionFilter sendRawTransaction syncing uninstallFilter`
  .trim()
  .split(/\s+/)
  .map((name) => `eth_${name}`)

let frame: ServedFrame
let seconds = 0
beforeAll(async () => {
  // A clock that advances one second per reading, so that no message exceeds the rate limit.
  const nowMs = () => {
    seconds += 1
    return seconds * 1_000
  }
  frame = await serveFrame({ node: Object.fromEntries(FORWARDED.map((method) => [method, `of ${method}`])), nowMs })
  await frame.logIn()
})
afterAll(() => frame.close())

test.each(FORWARDED)('R-FRAME-37 forwards %s unchanged to the node of its network, without a card', async (method) => {
  const params = ['0x1', { block: 'latest' }, [null, true]]
  expect((await frame.rpc(method, params, 'eip155:137')).payload).toBe(`of ${method}`)
  expect(frame.nodeRequests.at(-1)).toEqual({ url: 'https://node.example/eip155:137', method, params })
  expect(frame.cards).toEqual([])
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_requestAccounts',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
  'wallet_requestPermissions',
  'personal_ecRecover',
  'personal_unlockAccount',
  'debug_traceTransaction',
  'anvil_setBalance',
  'solana_requestAccounts',
  'eth_accounts ',
  'ETH_ACCOUNTS',
  '__proto__',
  'toString',
])('R-FRAME-39 neither answers nor forwards %s', async (method) => {
  const before = frame.nodeRequests.length
  const id = frame.send('RPC_REQUEST', { method, params: [], chainId: 'eip155:1' })
  await frame.request('PING')
  await frame.rpc('eth_blockNumber')
  expect(frame.received.some((message) => message.id === id && message.type.endsWith('_SUCCESS'))).toBe(false)
  expect(frame.nodeRequests.slice(before).map((request) => request.method)).toEqual(['eth_blockNumber'])
  expect(frame.cards).toEqual([])
})
