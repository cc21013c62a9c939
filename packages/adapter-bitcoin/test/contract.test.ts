import { describeAdapter } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import type { Page } from '../src/page/page.js'
import type { SandboxWallet } from '../src/testing/index.js'
import { ALICE, addressesOf, answerNext, BOB, MAINNET, network, page, SANDBOX, TESTNET, wallet } from './setup.js'

const BOBS = 'bc1qvux25709r4uw6rzc8wyl7wwecjdhrx085hm5ty'

type Scene = { readonly connectorId: string; readonly page: Page }
const KINDS: readonly (readonly [string, (sandbox: SandboxWallet) => Scene])[] = [
  [
    'bitcoin, Wallet Standard',
    (sandbox) => {
      const given = page()
      sandbox.register(given.events)
      return { connectorId: SANDBOX, page: given }
    },
  ],
  [
    'bitcoin, sats-connect',
    (sandbox) => ({
      connectorId: 'Sandbox.Provider',
      page: page({
        btc_providers: [{ id: 'Sandbox.Provider', name: 'Sandbox' }],
        Sandbox: { Provider: sandbox.satsConnect },
      }),
    }),
  ],
]

for (const [name, stage] of KINDS) {
  describeAdapter({
    name,
    networks: [network(MAINNET), network(TESTNET)],
    otherAddress: BOBS,
    async create() {
      const { wallet: sandbox, person } = wallet()
      const { connectorId, page: given } = stage(sandbox)
      const held: ((isApproved: boolean) => void)[] = []
      return {
        descriptor: {
          namespace: 'bip122',
          name: 'bitcoin',
          create: (context) => createBitcoinAdapter({ context, page: given, options: {} }),
        },
        connectorId,
        wallet: {
          addresses: await addressesOf(ALICE, MAINNET),
          prompts: () => person.prompts.length,
          rejectNext: () => answerNext(person, async () => false),
          holdNext: () => answerNext(person, () => new Promise((resolve) => held.push(resolve))),
          approve: () => held.shift()?.(true),
          changeAccount: sandbox.setAccount,
          changeNetwork: sandbox.switchNetwork,
          disconnect: sandbox.disconnect,
          forget: sandbox.forget,
        },
      }
    },
  })
}

test('R-ADPT-01 derives the contract’s other address from the other key', async () => {
  expect((await addressesOf(BOB, MAINNET))[0]).toBe(BOBS)
})
