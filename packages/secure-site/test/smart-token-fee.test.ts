/** Fees in a token: a paymaster contract that takes it after the calls, at a price that its service states. */
import { allowErc20, deployErc20, deployTokenPaymaster, giveErc20 } from '@bowline/chains'
import { createPublicClient, encodeFunctionData, erc20Abi, type Hex, http, parseAbi, parseEventLogs, toHex } from 'viem'
import * as z from 'zod/mini'
import type { ServedFrame } from './served-frame.js'
import { type BundlerProxy, createSmartChain, newReceiver, PAYMASTER_URL, waitForStatus } from './smart-chain.js'

/** Units of the token, with 6 decimals, for one ether. */
const PRICE = 3_000_000_000n
const AT_MOST = 50_000_000n
const STUB = 'pm_getPaymasterStubData'

const chain = createSmartChain()
let token: Hex
let payer: Hex
beforeAll(async () => {
  token = (await deployErc20(chain.url)).address
  payer = await deployTokenPaymaster(chain.url, { token })
})

const respond = (result: object) => Response.json({ jsonrpc: '2.0', id: 1, result })
/** The paymaster's service. It states one price for the estimate, and another one in the end. */
const serviceWith =
  (estimated: bigint, final = estimated): BundlerProxy =>
  async (method, passOn) => {
    if (!method.startsWith('pm_')) return passOn()
    const paymasterData = toHex(method === STUB ? estimated : final, { size: 32 })
    const gas = { paymasterVerificationGasLimit: toHex(60_000), paymasterPostOpGasLimit: toHex(120_000) }
    return respond({ paymaster: payer, paymasterData, ...(method === STUB && gas) })
  }

const client = () => createPublicClient({ transport: http(chain.url) })
const unitsOf = (holder: Hex) =>
  client().readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })

/** A frame whose account owns tokens and no coin. */
async function open(proxy: BundlerProxy, paymasterContext: object = { token }) {
  const paymaster = { url: PAYMASTER_URL, context: { ...paymasterContext } }
  const { frame, address } = await chain.serveFunded({ proxy, paymaster }, 0n)
  await giveErc20(chain.url, { token, holder: address, value: 100_000_000n })
  return { frame, address }
}

const approve = (amount: bigint) => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [payer, amount] }),
})
const give = (receiver: Hex, units: bigint) => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, units] }),
})
const send = async (frame: ServedFrame, calls: readonly object[], more: object = {}) =>
  (await frame.rpc('wallet_sendCalls', [{ calls, ...more }])).payload
const feeLines = (frame: ServedFrame) => {
  const lines = frame.cards.at(-1)?.review.lines ?? []
  const start = lines.findIndex(({ label }) => label === 'Fee paid by')
  return lines.slice(start).map(({ label, value }) => `${label}: ${value}`)
}

/** What the contract took by the transaction, in base units of the token. */
async function chargedBy(transactionHash: string | undefined): Promise<bigint> {
  const receipt = await client().getTransactionReceipt({ hash: `0x${transactionHash?.slice(2) ?? ''}` })
  const abi = parseAbi(['event Charged(address indexed account, uint256 units)'])
  return parseEventLogs({ abi, logs: receipt.logs }).reduce((sum, { args }) => sum + args.units, 0n)
}

test('R-FRAME-146 pays the fee in a token, from an account without coin, to the last unit, and no more than the card says', async () => {
  const { frame, address } = await open(serviceWith(PRICE))
  const receiver = newReceiver()
  const [taken, own] = [await unitsOf(payer), await unitsOf(address)]
  const first = await waitForStatus(frame, await send(frame, [approve(AT_MOST), give(receiver, 7n)]))
  expect(first).toMatchObject({ status: 200 })
  expect(feeLines(frame).slice(0, 4)).toEqual([
    'Fee paid by: pay.example',
    expect.stringMatching(new RegExp(`^Paymaster: ${payer}$`, 'i')),
    'It takes in tokens, at most: 50 TUSD',
    expect.stringMatching(new RegExp(`^Token: ${token}$`, 'i')),
  ])
  const charged = await chargedBy(first.receipts?.[0]?.transactionHash)
  expect(charged > 0n && charged <= AT_MOST).toBe(true)
  expect([await unitsOf(receiver), await unitsOf(address), (await unitsOf(payer)) - taken]).toEqual([
    ...[7n, own - 7n - charged, charged],
  ])
  expect([await chain.balanceOf(address), await chain.depositOf(address)]).toEqual([0n, 0n])

  // Without another allowance the card says what is left of the first one.
  const left = AT_MOST - charged
  const second = await waitForStatus(frame, await send(frame, [give(receiver, 1n)]))
  expect(second).toMatchObject({ status: 200 })
  expect(feeLines(frame)).toContain(`It takes in tokens, at most: ${Number(left) / 1_000_000} TUSD`)
  const again = await chargedBy(second.receipts?.[0]?.transactionHash)
  expect(await unitsOf(address)).toBe(own - 8n - charged - again)
})

test.each([
  ['for the estimate', serviceWith(PRICE * 1_000_000n)],
  ['after the estimate', serviceWith(PRICE, PRICE * 1_000_000n)],
])('R-FRAME-146 takes nothing for a paymaster that asks for more than the card says, %s', async (_, proxy) => {
  const { frame, address } = await open(proxy)
  const receiver = newReceiver()
  const own = await unitsOf(address)
  const sent = await send(frame, [approve(AT_MOST), give(receiver, 7n)])
  const isRefused = z.safeParse(z.object({ code: z.literal(-32003) }), sent).success
  if (!isRefused) expect(await waitForStatus(frame, sent)).toMatchObject({ status: 500 })
  expect([await unitsOf(receiver), await unitsOf(address)]).toEqual([0n, own])
})

test('R-FRAME-146 adds an earlier allowance to what the card says, also of a token that only the service names', async () => {
  const { frame, address } = await open(serviceWith(PRICE))
  await allowErc20(chain.url, { token, holder: address, spender: payer, value: 2_000_000n })
  await send(frame, [approve(AT_MOST), give(newReceiver(), 1n)])
  expect(feeLines(frame)).toContain('It takes in tokens, at most: 52 TUSD')
  const unlimited = await open(serviceWith(PRICE), {})
  await send(unlimited.frame, [approve(2n ** 256n - 1n)])
  expect(feeLines(unlimited.frame)).toContain('It takes in tokens, at most: Any amount')
  const silent = await open(serviceWith(PRICE), { token: 'TUSD' })
  await send(silent.frame, [give(newReceiver(), 1n)], { capabilities: {} })
  expect(feeLines(silent.frame).some((line) => line.startsWith('It takes'))).toBe(false)
})
