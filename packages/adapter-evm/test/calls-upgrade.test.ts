import { rpcRequest } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { sendCalls } from '@bowline/kit-core/actions'
import { ATOMIC, chain, coinOf, connected } from './calls-fixture.js'
import { ALICE, BOB } from './setup.js'

const calls = [3n, 4n].map((value) => ({ to: BOB.address, value }))

/** A wallet that would upgrade the account for a batch that is all or none (EIP-7702). */
async function ready() {
  const page = await connected({ batches: ATOMIC })
  page.between('wallet_getCapabilities', async () => ({ '0x1': { atomic: { status: 'ready' } } }))
  return page
}

test.each([[true], [false]])(
  'R-CALLS-02 R-CALLS-03 a wallet that is ready to upgrade gets one request, and moves the exact amounts (required: %j)',
  async (atomicRequired) => {
    const { kit, latest, person, asked } = await ready()
    const before = await coinOf(BOB.address)
    await sendCalls(kit, { calls, atomicRequired })
    await until(() => latest().status === 'confirmed')
    expect(await coinOf(BOB.address)).toBe(before + 7n)
    expect(asked('wallet_sendCalls')).toMatchObject([{ params: [{ atomicRequired }] }])
    expect([latest().mode, person.prompts.length]).toEqual(['batch', 1])
    expect(await rpcRequest(chain.url, 'eth_getCode', [ALICE.address, 'latest'])).toMatch(/^0xef0100/)
  },
)

test.each([
  [true, 'calls/atomic-unsupported'],
  [false, 'wallet/request-failed'],
] as const)(
  'R-CALLS-02 R-CALLS-03 sends nothing, not even one by one, when the user does not agree to the upgrade (required: %j)',
  async (atomicRequired, code) => {
    const { kit, wallet, latest, statuses, prompts, asked } = await ready()
    const before = await coinOf(BOB.address)
    const { provider } = wallet
    const usual = provider.request
    provider.request = async (args) => {
      if (args.method !== 'wallet_sendCalls') return usual(args)
      throw { code: 5750, message: 'The account stays as it is' }
    }
    await expect(sendCalls(kit, { calls, atomicRequired })).rejects.toMatchObject({ code })
    expect([latest().status, statuses(), prompts()]).toEqual(['stopped', ['waiting', 'waiting'], []])
    expect(asked('eth_sendTransaction')).toEqual([])
    expect(await coinOf(BOB.address)).toBe(before)
  },
)
