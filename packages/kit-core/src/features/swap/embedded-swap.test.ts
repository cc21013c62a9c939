import { createMockApi } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { EMBEDDED, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import {
  approveSwap,
  goBack,
  loginWithEmail,
  open,
  reviewSwap,
  setSwapAmount,
  setSwapToken,
  swapTokens,
  watchSwap,
} from '../../actions.js'
import type { SendTransactionParams } from '../../core/adapter/sending.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import type { Kit, SwapToken } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { selectSwapLabel } from './select-swap.js'

afterEach(stopEmbedded)

const HASH = `0x${'ab'.repeat(32)}`
const SWAP_HASH = `0x${'cd'.repeat(32)}`

/** An adapter with the embedded wallet, which prompts in its frame. */
function embeddedFamily(kitOf: () => Kit) {
  const mock = mockAdapter()
  const sendTransaction = async ({ address, to, data, network }: SendTransactionParams) => {
    const params = [{ from: address, to, data }]
    const question = { caipNetworkId: network.caipNetworkId, method: 'eth_sendTransaction', params }
    return { hash: String(await getLiveSession(kitOf(), AUTH_CONNECTOR_ID)?.request(question)) }
  }
  return {
    ...mock,
    create: (context: Parameters<typeof mock.create>[0]) => ({ ...mock.create(context), sendTransaction }),
  }
}

async function setUpReview() {
  const api = createMockApi()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(api.handlers, new Request(input, init))
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  let made: Kit | undefined
  const kitOf = () => {
    if (!made) throw new Error('There is no kit yet')
    return made
  }
  const family = embeddedFamily(kitOf)
  const bench = await setUpEmbedded({ frame: { emailAction: 'CONNECT' }, adapters: [family], fetch })
  const { kit } = bench
  made = kit
  await loginWithEmail(kit, { email: 'someone@mail.example' })
  expect(bench.connected()).toEqual(EMBEDDED)
  await open(kit, { view: 'Swap' })
  watchSwap(kit)
  const swap = () => kit.getState().swap
  await until(() => swap().phase === 'idle')
  const coin = (symbol: string): SwapToken | undefined => swap().tokens.find((token) => token.symbol === symbol)
  const source = swap().tokens.find(({ value, symbol }) => value > 1 && symbol !== 'ETH')
  setSwapToken(kit, { side: 'source', token: source })
  setSwapToken(kit, { side: 'target', token: coin('ETH') })
  setSwapAmount(kit, '0.01')
  await until(() => swap().phase === 'quoted')
  await reviewSwap(kit)
  const settle = async (hash: string) => {
    family.controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' })
    await turn()
  }
  return { ...bench, swap, settle, label: () => selectSwapLabel(kit.getState()) }
}

test('R-SWAP-36 R-STACK-02 R-STACK-10 approves in the embedded wallet’s view, swaps, then returns to the review', async () => {
  const { kit, fake, view, swap, settle, label } = await setUpReview()
  expect([view(), label()]).toEqual(['SwapPreview', 'approve'])
  const approving = approveSwap(kit)
  await until(() => fake.waiting().length === 1)
  expect([view(), kit.getState().transactions.length, kit.getState().toast.message]).toEqual([
    'ApproveTransaction',
    1,
    'Approve token spending in your wallet',
  ])
  await fake.approve(HASH)
  await until(() => view() === 'SwapPreview')
  expect(kit.getState().transactions).toEqual([])
  await settle(HASH)
  await approving
  expect([label(), swap().review?.status]).toEqual(['swap', 'ready'])
  const swapping = swapTokens(kit)
  await until(() => fake.waiting().length === 1)
  expect(view()).toBe('ApproveTransaction')
  await fake.approve(SWAP_HASH)
  await until(() => view() === 'SwapPreview')
  await settle(SWAP_HASH)
  await swapping
  expect([view(), swap().phase]).toEqual(['Account', 'done'])
})

test('R-SWAP-36 R-SWAP-39 counts leaving the approval view as a rejection and keeps the review', async () => {
  const { kit, fake, view, swap } = await setUpReview()
  const declined = expect(approveSwap(kit)).rejects.toThrow()
  await until(() => fake.waiting().length === 1)
  goBack(kit)
  await declined
  expect([view(), swap().review?.status, kit.getState().transactions]).toEqual(['SwapPreview', 'approve', []])
})
