import { describeAdapter } from '@bowline/kit-core/testing'
import { createSolanaAdapter } from '../src/adapter.js'
import { DEVNET, MAINNET, TEST_WALLET } from './setup.js'
import { key, register, testWallet } from './standard-wallet.js'

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

describeAdapter({
  name: 'solana',
  networks: [MAINNET, DEVNET],
  otherAddress: BOB,
  hasNetworkEvents: false,
  // Each request of the app names its network, so switching opens no window.
  promptsOnSwitch: false,
  async create() {
    const hand = testWallet({ keys: [await key(1), await key(2)] })
    const page = new EventTarget()
    register(page, hand.wallet)
    const held: ((isApproved: boolean) => void)[] = []
    return {
      descriptor: {
        namespace: 'solana',
        name: 'solana',
        create: (context) => createSolanaAdapter({ context, events: page }),
      },
      connectorId: TEST_WALLET,
      wallet: {
        addresses: [ALICE, BOB],
        prompts: () => hand.asked.length,
        rejectNext: hand.reject,
        holdNext: () => hand.next(() => new Promise((resolve) => held.push(resolve))),
        approve: () => held.shift()?.(true),
        changeAccount: hand.pick,
        changeNetwork: () => undefined,
        disconnect: hand.disconnect,
        forget: hand.forget,
      },
    }
  },
})
