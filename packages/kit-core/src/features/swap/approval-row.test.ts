import { settled } from '../../../test/swap-fixture.js'
import { setUpReview } from '../../../test/swap-review-fixture.js'
import { approveSwap, fetchTransactions, setSwapAllowance } from '../../actions.js'
import { selectActivityGroups } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

test.each([
  [false, [{ direction: 'self', quantity: { numeric: '100' }, fungible_info: { symbol: 'USDC' } }]],
  [true, []],
])(
  'R-ACCT-161 lists an approval (of any amount: %j) in the history without a sent amount',
  async (isUnlimited, transfers) => {
    const chain = async () => ({ status: 'pending' }) as const
    const { kit } = await setUpReview({ adapters: [mockAdapter({ chain })] })
    setSwapAllowance(kit, { isUnlimited })
    void approveSwap(kit)
    await settled()
    await fetchTransactions(kit)
    const rows = selectActivityGroups(kit.getState()).find(({ kind }) => kind === 'pending')?.transactions
    expect(rows).toMatchObject([{ metadata: { operationType: 'approve', status: 'pending' }, transfers }])
  },
)
