/**
 * The kit next to a host's WalletProvider: both use the same wallet, in any order of responses.
 *
 * In      WALLETS_RELOADS   number of reloads with each number of wallets; default 20
 *         WALLETS_SEED      default 1
 */
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { selectActiveAccount, selectConnection, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { act } from '@testing-library/react'
import { SolanaWalletSync } from '../../src/react/index.js'
import type { SandboxWallet } from '../../src/testing/index.js'
import { installed, newKit, show } from './fixture.js'

const NAMES = ['First Wallet', 'Second Wallet', 'Third Wallet'] as const
const IDS = NAMES.map((name) => `wallet-standard.${name.toLowerCase().replace(' ', '-')}`)
const { WALLETS_RELOADS = '20', WALLETS_SEED = '1' } = process.env
const rounds = Number(WALLETS_RELOADS)
const ROUND_MS = 1_000

afterEach(() => {
  jest.useRealTimers()
})

/** A reloaded page with the kit and the provider of the host. */
function visit(storage: ReturnType<typeof createMemoryStorage>) {
  const kit = newKit({ storage })
  const stop = start(kit)
  const { wallet, unmount } = show(
    (child) => (
      <ConnectionProvider endpoint="http://127.0.0.1:8/">
        <WalletProvider wallets={[]} autoConnect onError={() => undefined}>
          <SolanaWalletSync kit={kit}>{child}</SolanaWalletSync>
        </WalletProvider>
      </ConnectionProvider>
    ),
    {},
  )
  return {
    kit,
    leave() {
      unmount()
      stop()
    },
    /** The account that the kit shows, and the one with which the hooks of the host would sign. */
    truths: () => ({
      status: selectNamespaceStatus(kit.getState(), 'solana'),
      shown: selectActiveAccount(kit.getState())?.address,
      used: wallet().connected ? wallet().publicKey?.toBase58() : undefined,
      connectorId: selectConnection(kit.getState(), 'solana')?.connectorId,
    }),
  }
}

const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100))
}

test.each([2, 3])(
  'R-CONN-147 R-ADPT-12 shows the account with which the hooks sign after reloads with %i wallets of any speed',
  async (count) => {
    const random = createSeededRandom(Number(WALLETS_SEED) * 10 + count)
    const storage = createMemoryStorage()
    const hands: SandboxWallet[] = []
    for (const [index, name] of NAMES.slice(0, count).entries()) {
      hands.push((await installed({ name, seeds: [index + 1] })).hand)
    }
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const first = visit(storage)
    await act(() => ready(first.kit))
    const active = IDS[random.below(count)] ?? ''
    const others = IDS.slice(0, count).filter((id) => id !== active)
    // The library disconnects one wallet when another is selected.
    for (const connectorId of [...others, active]) await act(() => connect(first.kit, { connectorId }))
    await pass(500)
    first.leave()
    for (let round = 0; round < rounds; round += 1) {
      const delays = hands.map((hand) => {
        const delayMs = random.below(900)
        hand.setDelay(delayMs)
        return delayMs
      })
      const { truths, leave } = visit(storage)
      await pass(6_000)
      const seen = truths()
      expect({ round, delays, ...seen }).toMatchObject({ status: 'connected', connectorId: active, used: seen.shown })
      leave()
    }
  },
  60_000 + rounds * ROUND_MS,
)
