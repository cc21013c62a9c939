import type { Signer } from '../src/host/signer/signer.js'
import { type ServedFrame, type ServedFrameParams, serveFrame } from './served-frame.js'
import { ANOTHER, compile, transfer } from './solana-transaction.js'
import { startWallet } from './wallet-session.js'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const NODE = {
  eth_getTransactionCount: '0x7',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_getCode: '0x',
  eth_sendRawTransaction: `0x${'ab'.repeat(32)}`,
}
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const frames: ServedFrame[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})

async function serve(params: ServedFrameParams) {
  const wallet = await startWallet()
  let signatures = 0
  const signer: Signer = {
    ...wallet,
    sign(request) {
      signatures += 1
      return wallet.sign(request)
    },
  }
  const frame = await serveFrame({ node: NODE, signer, ...params })
  await frame.logIn()
  frames.push(frame)
  return { frame, signer, signatures: () => signatures }
}

const send = (frame: ServedFrame) =>
  frame.send('RPC_REQUEST', { method: 'eth_sendTransaction', params: [{ to: FRIEND }], chainId: 'eip155:1' })
const methods = ({ nodeRequests }: ServedFrame) => nodeRequests.map(({ method }) => method)

test('R-FRAME-68 neither signs nor sends an approved request that the page cancelled before confirming it', async () => {
  const { frame, signatures } = await serve({
    confirms: (served, id) => {
      served.control('RPC_ABORT', id)
      served.control('RPC_PROCEED', id)
      return false
    },
  })
  const id = send(frame)
  while (frame.approved.length === 0) await frame.request('PING')
  // The next request is prepared once the first has settled.
  send(frame)
  while (frame.cards.length < 2) await frame.request('PING')
  expect(frame.received.some((message) => message.id === id)).toBe(false)
  expect([signatures(), methods(frame).includes('eth_sendRawTransaction')]).toEqual([0, false])
})

test('R-FRAME-69 responds to a confirmed request although the page cancels it afterwards', async () => {
  const { frame, signatures } = await serve({
    confirms: (served, id) => {
      served.control('RPC_PROCEED', id)
      served.control('RPC_ABORT', id)
      return false
    },
  })
  const { type } = await frame.waitForResponse(send(frame))
  expect([type, signatures()]).toEqual(['@bowline-frame/RPC_REQUEST_SUCCESS', 1])
})

test('R-FRAME-68 lets the page cancel several transactions until the last one is approved', async () => {
  let cards = 0
  const { frame, signer, signatures } = await serve({
    decide: () => {
      cards += 1
      return cards === 1 ? true : undefined
    },
  })
  const own = signer.addresses().solana
  const transactions = [1n, 2n].map((lamports) => compile(own, [transfer(own, ANOTHER, lamports)]).wire)
  const id = frame.send('RPC_REQUEST', {
    method: 'solana_signAllTransactions',
    params: { transactions, pubkey: own },
    chainId: SOLANA,
  })
  while (frame.cards.length < 2) await frame.request('PING')
  frame.control('RPC_ABORT', id)
  await frame.request('PING')
  expect([frame.approved, signatures(), frame.received.some((message) => message.id === id)]).toEqual([[], 1, false])
})

test('R-FRAME-69 reports that nothing was signed when the signer has ended', async () => {
  const { frame } = await serve({
    confirms: () => {
      frames[0]?.signer.close()
      return true
    },
  })
  const { payload } = await frame.waitForResponse(send(frame))
  expect(payload).toMatchObject({ code: -32003 })
  expect(methods(frame)).not.toContain('eth_sendRawTransaction')
})
