import { settled, setUpPairing, tidyPairing, WALLET } from '../../../test/pairing-fixture.js'
import { mockAccounts, mockPairedSession } from '../../testing/index.js'

afterEach(tidyPairing)

const NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'
const [{ address }] = mockAccounts('eip155')

/** The stored link that a request finds, and that the provider then opens. */
async function opened(stored: string): Promise<string | undefined> {
  const { hold, pairing, storage } = await setUpPairing()
  await hold(WALLET)
  let found: string | undefined
  const session = mockPairedSession({
    namespaces: { eip155: { accounts: [`eip155:1:${address}`] } },
    onRequest: () => {
      found = storage.entries()[NAME]
      return '0x'
    },
  })
  pairing.last().approve(session)
  await settled()
  storage.text.set(NAME, stored)
  await session.request({ caipNetworkId: 'eip155:1', method: 'personal_sign', params: [] })
  return found
}

test.each([
  'javascript:alert(1)',
  'JavaScript://alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'http://a.example',
  'https://user@a.example/',
  'https://a.example/?x=1',
  'intent://x',
  7,
  null,
])('R-CONN-284 removes the stored deep link %j before a request', async (href) => {
  expect(await opened(JSON.stringify({ name: 'W', href }))).toBeUndefined()
})

test.each(['{', '', '[]', '"javascript:alert(1)"', 'null'])(
  'R-CONN-284 removes a stored deep link before a request when it is %j',
  async (stored) => {
    expect(await opened(stored)).toBeUndefined()
  },
)

test.each(['rainbow://', 'https://rnbwapp.example', 'wallet://open'])(
  'R-CONN-284 keeps the deep link %s',
  async (href) => {
    const stored = JSON.stringify({ name: 'W', href })
    expect(await opened(stored)).toBe(stored)
  },
)
