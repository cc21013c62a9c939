import { drawCount } from '@bowline/jest-preset/draw-count'
import { formatUnits, parseUnits } from '@bowline/kit-core'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { runTransfers, shownText } from '@bowline/transfer-matrix'
import { openSender } from './sender.js'

const TRANSFERS = drawCount({ usual: 50, full: 1_000 })
const PER_VISIT = drawCount({ usual: 25, full: 200 })
const LIMIT_MS = 1_800_000
const SOL_DECIMALS = 9
/** Fee of one signature and 2,000 compute units at the lowest price. */
const FEE = 5_002n
/** What an account keeps, so that it still exists and can pay the fees of its tokens. */
const KEPT = 1_000_000_000n

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.close())
afterEach(() => jest.useRealTimers())

type Token = { readonly mint: string; readonly decimals: number; readonly accounts: ReadonlyMap<string, string> }

/** A token whose maximum supply belongs to the first owner. */
async function issue(decimals: number, [alice = '', bob = '']: readonly string[]): Promise<Token> {
  const { mint, account } = await chain.mint({ owner: alice, amount: 2n ** 64n - 1n, decimals })
  const other = await chain.mint({ owner: bob, amount: 0n, mint })
  return {
    mint,
    decimals,
    accounts: new Map([
      [alice, account],
      [bob, other.account],
    ]),
  }
}

test(
  'R-ADPT-08 R-ADPT-14 R-ACCT-01 moves and shows exactly the typed amount for random transfers of SOL and tokens',
  async () => {
    const first = await openSender(chain.url, true)
    const { accounts } = first
    const [alice = '', bob = ''] = accounts
    first.stop()
    await chain.airdrop({ to: alice, lamports: 9n * 10n ** 17n })
    await chain.airdrop({ to: bob, lamports: KEPT })
    const tokens: Token[] = []
    for (const decimals of [0, 2, 6, 9, 18]) tokens.push(await issue(decimals, accounts))

    await runTransfers({
      count: TRANSFERS,
      perVisit: PER_VISIT,
      async visit({ number }) {
        jest.useRealTimers()
        const visitor = await openSender(chain.url, number % 2 === 0)
        // Prevents the adapter from watching sent transactions.
        jest.useFakeTimers({ doNotFake: ['Date'] })
        return visitor
      },
      async transfer({ index, random, amount, visitor: { send, shownBalance, heldTokens } }) {
        const token = random.below(2) === 0 ? undefined : tokens[random.below(tokens.length)]
        const held = (owner: string) =>
          token ? chain.tokenBalanceOf(token.accounts.get(owner) ?? '') : chain.balanceOf(owner)
        const [from, to] = held(alice) > held(bob) ? [alice, bob] : [bob, alice]
        const [had, received] = [held(from), held(to)]
        const decimals = token?.decimals ?? SOL_DECIMALS
        const { typed, value, shown } = amount({ least: 1n, most: token ? had : had - KEPT, decimals })

        await send({ from, to, value: parseUnits(typed, decimals), token: token?.mint })

        expect(held(to) - received).toBe(value)
        expect(had - held(from)).toBe(token ? value : value + FEE)
        expect(formatUnits(held(to) - received, decimals)).toBe(shown)
        if (index % 10 !== 0) return
        expect(await shownBalance()).toBe(shownText(chain.balanceOf(alice), SOL_DECIMALS))
        if (index % 50 !== 0) return
        const found = await heldTokens(alice)
        for (const { mint, accounts: owned } of tokens) {
          expect(found.get(mint) ?? 0n).toBe(chain.tokenBalanceOf(owned.get(alice) ?? ''))
        }
      },
    })
  },
  LIMIT_MS,
)
