import {
  createPage,
  createWallet,
  isConnected,
  relay,
  requestPairingUri,
  startTestRelay,
  stopTestRelay,
  TWO,
  waitForState,
} from '../../../test/whole-pairing-fixture.js'
import { signMessage } from '../../actions.js'
import { selectAccount } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

test('R-CONN-278 handles messages once that the relay delivers twice: one session, one response per request, one end', async () => {
  relay.repeat()
  const { kit, events, log } = await createPage(createMemoryStorage())
  const wallet = await createWallet({ onRequest: ({ params }) => `0x${String(Object(params)[0]).slice(-4)}` })
  const uri = await requestPairingUri(kit)
  await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.pair(uri)])
  expect(wallet.sessions()).toHaveLength(1)
  const answers = ['first', 'second'].map((message) => signMessage(kit, { namespace: 'eip155', message }))
  expect(await Promise.all(answers)).toEqual([`0x${hexEnd('first')}`, `0x${hexEnd('second')}`])
  expect(wallet.requests).toHaveLength(2)
  const moved = waitForState(kit, () => selectAccount(kit.getState(), 'eip155').address === TWO)
  await Promise.all([moved, wallet.changeAccounts('eip155:1', [`eip155:1:${TWO}`])])
  await Promise.all([waitForState(kit, () => !isConnected(kit)), wallet.disconnect()])
  const counted = (name: string) => events.filter((event) => event === name).length
  expect([counted('CONNECT_SUCCESS'), counted('CONNECT_ERROR')]).toEqual([1, 0])
  expect(kit.getState().toast.message).toBe('')
  // The provider's library finds each message a second time, and logs it.
  expect(log.entries.length).toBeGreaterThan(0)
})

const hexEnd = (text: string) => Buffer.from(text).toString('hex').slice(-4)
