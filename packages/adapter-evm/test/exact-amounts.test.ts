import { type Anvil, type DeployedErc20, deployErc20, rpcRequest, startAnvil } from '@bowline/chains'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { formatUnits, parseUnits } from '@bowline/kit-core'
import { runTransfers, shownText } from '@bowline/transfer-matrix'
import { createBalanceReader } from './balance-reader-fixture.js'
import { openSender } from './sender.js'
import { ALICE, BOB } from './setup.js'

const TRANSFERS = drawCount({ usual: 60, full: 1_500 })
const PER_VISIT = drawCount({ usual: 30, full: 200 })
const LIMIT_MS = 1_800_000
const ETHER_DECIMALS = 18
/** What an account keeps for the fees of token transfers. */
const KEPT = 10n ** 20n
const WHO = [ALICE.address, BOB.address] as const

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())
afterEach(() => jest.useRealTimers())

const give = (address: string, wei: bigint) =>
  rpcRequest(chain.url, 'anvil_setBalance', [address, `0x${wei.toString(16)}`])

test(
  'R-ADPT-08 R-ACCT-05 R-ACCT-13 transfers and shows exactly the typed amount for random transfers of ether and tokens',
  async () => {
    await give(ALICE.address, 2n ** 120n)
    await give(BOB.address, KEPT)
    const tokens: DeployedErc20[] = []
    for (const decimals of [0, 6, 8, 18, 24]) {
      tokens.push(await deployErc20(chain.url, { decimals, supply: 2n ** 256n - 1n }))
    }
    const look = createBalanceReader(chain.url, WHO)

    await runTransfers({
      count: TRANSFERS,
      perVisit: PER_VISIT,
      async visit() {
        jest.useRealTimers()
        const visitor = await openSender(chain.url, tokens)
        // The test must not start tracking the sent transaction.
        jest.useFakeTimers({ doNotFake: ['Date'] })
        return visitor
      },
      async transfer({ index, random, amount, visitor: { send, shownBalance, shownTokens } }) {
        const token = random.below(2) === 0 ? undefined : tokens[random.below(tokens.length)]
        const decimals = token?.decimals ?? ETHER_DECIMALS
        const before = await look(token?.address)
        const [from, to] = before.held[0] > before.held[1] ? ([0, 1] as const) : ([1, 0] as const)
        const most = token ? before.held[from] : before.held[from] - KEPT
        const { typed, value, shown } = amount({ least: 0n, most, decimals })

        const sending = { from: WHO[from], to: WHO[to], value: parseUnits(typed, decimals), token: token?.address }
        const { held, fee } = await look(token?.address, await send(sending))

        const moved = held[to] - before.held[to]
        expect(moved).toBe(value)
        expect(before.held[from] - held[from]).toBe(token ? value : value + fee)
        expect(formatUnits(moved, decimals)).toBe(shown)
        if (index % 10 !== 0) return
        const [balance] = (await look(undefined)).held
        expect(await shownBalance()).toBe(shownText(balance, ETHER_DECIMALS))
        if (index % 50 !== 0) return
        const shownOf = await shownTokens()
        expect(shownOf.get('')).toBe(shownText(balance, ETHER_DECIMALS))
        for (const { address, decimals: places } of tokens) {
          const [units] = (await look(address)).held
          // Tokens without decimals or with a zero balance are not listed.
          expect(shownOf.get(address)).toBe(places === 0 || units === 0n ? undefined : shownText(units, places))
        }
      },
    })
  },
  LIMIT_MS,
)
