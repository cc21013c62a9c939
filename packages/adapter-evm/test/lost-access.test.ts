/**
 * A wallet that revokes its access without an event.
 *
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { until } from '@bowline/jest-preset/fixtures'
import { type Kit, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, signMessage } from '@bowline/kit-core/actions'
import { isWalletProvider } from '../src/discovery/provider.js'
import { strangeWallet, visit, WALLET } from './misbehaving-wallet-fixture.js'
import { ALICE, BOB, network } from './setup.js'

const unauthorized = () => {
  throw { code: 4100, message: 'The requested account has not been authorized by the user.' }
}

async function connected() {
  const made = strangeWallet()
  const { kit } = await visit(made)
  await connect(kit, { connectorId: WALLET })
  const leave = () => {
    made.now.accounts = []
    for (const method of ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls']) {
      made.answers.set(method, unauthorized)
    }
    made.asked.length = 0
  }
  const status = () => selectNamespaceStatus(kit.getState(), 'eip155')
  return { ...made, kit, leave, status }
}

const account = { connectorId: WALLET, address: ALICE.address }
const main = network(1, 'http://127.0.0.1:9')
const typed = { domain: {}, types: { A: [{ name: 'b', type: 'string' }] }, primaryType: 'A', message: { b: 'c' } }
const batch = { ...account, network: main, calls: [{ to: BOB.address }] }

const requests: readonly (readonly [string, (kit: Kit) => Promise<unknown> | undefined])[] = [
  ['a message', (kit) => signMessage(kit, { message: 'hi' })],
  ['typed data', (kit) => kit.adapters.get('eip155')?.signTypedData?.({ ...account, ...typed })],
  ['a batch of calls', (kit) => kit.adapters.get('eip155')?.sendCalls?.(batch)],
  [
    'a transaction',
    (kit) => kit.adapters.get('eip155')?.sendTransaction?.({ ...account, to: BOB.address, network: main }),
  ],
  [
    'a message of the app’s own',
    async (kit) => {
      const provider = await kit.adapters.get('eip155')?.getProvider({ connectorId: WALLET })
      if (!isWalletProvider(provider)) throw new Error('No provider')
      return provider.request({ method: 'personal_sign', params: ['0x68', ALICE.address] })
    },
  ],
]

test.each(requests)(
  'R-CONN-281 disconnects when the wallet answers %s with 4100 and shares no account',
  async (_, ask) => {
    const { kit, leave, status } = await connected()
    leave()
    await expect(ask(kit)).rejects.toBeDefined()
    await until(() => status() === 'disconnected')
  },
)

test('R-CONN-281 stays connected when the wallet responds with 4100 and shares the account', async () => {
  const { kit, answers, asked, status } = await connected()
  answers.set('personal_sign', unauthorized)
  await expect(signMessage(kit, { message: 'hi' })).rejects.toBeDefined()
  await until(() => asked.lastIndexOf('eth_accounts') > asked.indexOf('personal_sign'))
  expect(status()).toBe('connected')
})

test('R-CONN-281 disconnects when the window gets focus and the wallet shares no account', async () => {
  const { leave, status, asked } = await connected()
  leave()
  window.dispatchEvent(new Event('focus'))
  await until(() => status() === 'disconnected')
  expect(asked.filter((method) => !['eth_accounts', 'eth_chainId', 'wallet_getPermissions'].includes(method))).toEqual(
    [],
  )
})
