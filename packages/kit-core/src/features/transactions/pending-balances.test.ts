import { lendLocks } from '@bowline/jest-preset/page-locks'
import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { BOB, ETH, OWN, USDC, USDC_ADDRESS } from '../../../test/send-fixture.js'
import { refreshTokens, sendToken, setSendMax, setSendToken } from '../../actions.js'
import {
  selectIsBalanceUpdating,
  selectSend,
  selectTotalValue,
  type TokenBalancesParams,
  type TransactionCheck,
} from '../../index.js'
import { createMemoryStorage, mockAdapter } from '../../testing/index.js'
import { selectIsTotalUpdating } from './select-updating.js'

type Held = { value: bigint }

const of = (token: typeof USDC, numeric: string) => ({ ...token, quantity: { ...token.quantity, numeric } })

/** An account with 1.5 ETH and 100 USDC; the test sets the service's responses. */
async function setUp({
  node,
  storage = createMemoryStorage(),
}: {
  node?: Held | Error
  storage?: ReturnType<typeof createMemoryStorage>
} = {}) {
  const chain: { look: TransactionCheck; node: Held | Error | undefined; gate?: Promise<void> } = {
    look: { status: 'pending' },
    node,
  }
  const asked: TokenBalancesParams[] = []
  const adapter = mockAdapter({
    chain: async () => chain.look,
    ...(node && {
      holding: async (question: TokenBalancesParams) => {
        // Send also queries the latest block.
        if (question.only?.atBlock !== undefined) asked.push(question)
        await chain.gate
        if (!chain.node || chain.node instanceof Error) throw chain.node ?? new Error('down')
        return chain.node
      },
    }),
  })
  const made = await setUpAccount({ adapters: [adapter], storage })
  const { kit, respondAt } = made
  const service = { usdc: '100', eth: '1.5' }
  respondAt('/balance', () => Response.json({ balances: [of(ETH, service.eth), of(USDC, service.usdc)] }))
  await refreshTokens(kit)
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'setInterval'] })
  const row = (symbol = 'USDC') => made.account().tokenBalance.find((token) => token.symbol === symbol)
  return {
    ...made,
    adapter,
    service,
    chain,
    asked,
    row,
    shown: () => [row()?.quantity.numeric, selectIsBalanceUpdating(kit.getState(), USDC)],
    send: (amount: string, token = USDC) => sendToken(kit, { token, amount, recipientAddress: BOB }),
    async read() {
      await refreshTokens(kit, { isForced: true })
      await settled()
    },
    async end(look: TransactionCheck = { status: 'confirmed', block: 70n }) {
      chain.look = look
      await jest.advanceTimersByTimeAsync(3_000)
      await settled()
    },
  }
}

test('R-ACCT-140 R-ACCT-142 excludes a sent amount from list, total, Max and validation while the service still includes it', async () => {
  const { kit, send, shown, read } = await setUp()
  await send('100')
  expect(shown()).toEqual(['0', true])
  expect([selectTotalValue(kit.getState())?.dollars, selectIsTotalUpdating(kit.getState())]).toEqual(['3000.00', true])
  await read()
  expect(shown()).toEqual(['0', true])
  setSendToken(kit, USDC)
  setSendMax(kit)
  expect(selectSend(kit.getState()).sendTokenAmount).toBe('0')
  await expect(send('1')).rejects.toMatchObject({ code: 'send/insufficient-funds' })
})

test('R-ACCT-140 stops adjusting once the balance has changed, and ignores a service that falls back', async () => {
  const { send, shown, read, service, end } = await setUp({ node: { value: 60_000_000n } })
  await send('40')
  service.usdc = '60'
  await read()
  expect(shown()).toEqual(['60', false])
  service.usdc = '100'
  await read()
  expect(shown()).toEqual(['60', true])
  await end()
  expect(shown()).toEqual(['60', true])
  service.usdc = '60'
  await read()
  expect(shown()).toEqual(['60', false])
  service.usdc = '100'
  await read()
  expect(shown()).toEqual(['60', true])
})

test('R-ACCT-140 subtracts each of two transfers until the balance includes it', async () => {
  const { send, shown, read, service } = await setUp()
  await send('10')
  await send('20')
  expect(shown()).toEqual(['70', true])
  service.usdc = '90'
  await read()
  expect(shown()).toEqual(['70', true])
  service.usdc = '70'
  await read()
  expect(shown()).toEqual(['70', false])
})

test('R-ACCT-141 queries the node for the block of a confirmed transfer or later, and uses its balance', async () => {
  const { send, shown, read, asked, chain, end } = await setUp({ node: { value: 65_000_000n } })
  await send('40')
  await read()
  expect([shown(), asked]).toEqual([['60', true], []])
  await end()
  expect(asked).toMatchObject([{ address: OWN, only: { tokenAddress: USDC_ADDRESS, atBlock: 70n } }])
  expect(shown()).toEqual(['65', true])
  chain.node = { value: 100_000_000n }
  await read()
  expect(shown()).toEqual(['100', false])
  const before = asked.length
  await read()
  await read()
  expect(asked).toHaveLength(before)
})

test('R-ACCT-141 accepts a changed balance, but not the old one, when no node responds', async () => {
  const { send, shown, read, service, end } = await setUp({ node: new Error('down') })
  await send('40')
  await end()
  await read()
  expect(shown()).toEqual(['60', true])
  service.usdc = '150'
  await read()
  await read()
  expect(shown()).toEqual(['150', false])
  service.usdc = '100'
  await read()
  expect(shown()).toEqual(['60', true])
})

test.each(['failed', 'dropped', 'replaced'] as const)(
  'R-ACCT-140 subtracts nothing for a transfer that was %s',
  async (status) => {
    const { send, shown, end } = await setUp()
    await send('40')
    expect(shown()).toEqual(['60', true])
    await end({ status })
    expect(shown()).toEqual(['100', false])
  },
)

test('R-ACCT-140 subtracts sent amounts from the native balance', async () => {
  const { kit, send, row, account, read } = await setUp()
  await send('1', ETH)
  await read()
  await settled()
  expect([row('ETH')?.quantity.numeric, account().balance]).toEqual(['0.5', '0.5'])
  expect(selectIsBalanceUpdating(kit.getState(), ETH)).toBe(true)
})

test('R-ACCT-143 subtracts on the next visit until a fetched balance includes the amount', async () => {
  const storage = createMemoryStorage()
  const first = await setUp({ storage })
  await first.send('40')
  await first.end()
  first.stop()
  jest.useRealTimers()
  const second = await setUp({ storage })
  await second.read()
  expect(second.shown()).toEqual(['60', true])
  second.service.usdc = '60'
  await second.read()
  expect(second.shown()).toEqual(['60', false])
  second.stop()
  jest.useRealTimers()
  const third = await setUp({ storage })
  await third.read()
  expect(third.kit.getState().trackedTransactions ?? []).toEqual([])
})

test('R-ACCT-141 queries no node while nothing is pending', async () => {
  const { read, asked, kit } = await setUp({ node: { value: 1n } })
  await read()
  expect([asked, kit.getState().updating]).toEqual([[], undefined])
})

test('R-STORE-26 R-ACCT-141 does not report an outcome again that another tab has reported when a balance arrives meanwhile', async () => {
  const KEY = '@bowline/sent_transactions'
  const storage = createMemoryStorage()
  const locks = lendLocks({ slowMs: 40_000 })
  try {
    const { kit, chain, send, read, end } = await setUp({ node: { value: 60_000_000n }, storage })
    const toasts: string[] = []
    kit.subscribe(
      ({ toast }) => toast.message,
      (message) => message && toasts.push(message),
    )
    await send('40')
    let answer = () => {}
    chain.gate = new Promise((resolve) => {
      answer = resolve
    })
    await end({ status: 'confirmed', block: 70n, isReorgPossible: true })
    const [sent] = JSON.parse(storage.text.get(KEY) ?? '[]')
    storage.text.set(
      KEY,
      JSON.stringify([{ ...sent, status: 'dropped', lastNotified: 'dropped', isReorgPossible: undefined }]),
    )
    chain.look = { status: 'dropped' }
    // The node is queried just before the tab finds that outcome too.
    for (let looks = 0; looks < 60 && kit.getState().trackedTransactions?.[0]?.status !== 'dropped'; looks += 1) {
      await read()
      await jest.advanceTimersByTimeAsync(5_000)
      await settled()
    }
    answer()
    await settled()
    await jest.advanceTimersByTimeAsync(60_000)
    await settled()
    expect([kit.getState().trackedTransactions?.[0]?.status, toasts.filter((text) => text !== '')]).toEqual([
      'dropped',
      ['Transaction started', 'Transaction confirmed'],
    ])
  } finally {
    locks.giveBack()
  }
})
