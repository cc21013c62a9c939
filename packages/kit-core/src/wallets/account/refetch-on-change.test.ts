import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { connect, disconnect, refreshIdentity, refreshTokens, switchConnection, switchNetwork } from '../../actions.js'
import { mockAccounts } from '../../testing/index.js'

const [FIRST, SECOND] = mockAccounts('eip155')

async function shown() {
  const bench = await setUpAccount({ names: { 'ada.bowline.id': FIRST.address, 'bob.bowline.id': SECOND.address } })
  await refreshTokens(bench.kit)
  await refreshIdentity(bench.kit)
  return bench
}

test('R-CONN-91 R-ACCT-08 clears the shown data at once on a network switch, then reads it for the next network', async () => {
  const { kit, account, asked } = await shown()
  const seen: unknown[] = []
  const stop = kit.subscribe(
    (state) => state.accounts.eip155,
    (now) => seen.push([now?.caipAddress, now?.tokenBalance[0]?.chainId, now?.balance]),
  )
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  stop()
  expect(seen).not.toContainEqual([expect.stringMatching(/^eip155:137:/), 'eip155:1', expect.anything()])
  expect(seen).not.toContainEqual([expect.stringMatching(/^eip155:137:/), 'eip155:1', undefined])
  expect(account()).toMatchObject({ tokenStatus: 'ready', profileName: 'ada.bowline.id', balanceSymbol: 'POL' })
  expect(new Set(account().tokenBalance.map(({ chainId }) => chainId))).toEqual(new Set(['eip155:137']))
  expect(asked()).toEqual(['balances', 'identity', 'balances'])
})

test('R-CONN-91 requests nothing when switching back to a recently loaded network', async () => {
  const { kit, asked, account } = await shown()
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await settled()
  expect(account().tokenStatus).toBe('ready')
  expect(asked()).toEqual(['balances', 'identity', 'balances'])
})

test('R-CONN-91 reads tokens and name of another account of the wallet', async () => {
  const { wallet, account, asked } = await shown()
  wallet.changeAccounts([SECOND, FIRST])
  expect(account()).toMatchObject({ tokenBalance: [], profileName: undefined })
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'ready', profileName: 'bob.bowline.id' })
  expect(asked().sort()).toEqual(['balances', 'balances', 'identity', 'identity'])
})

test('R-CONN-118 R-CONN-116 uses cached data when another active wallet has the same account', async () => {
  const { kit, account, asked } = await shown()
  await connect(kit, { connectorId: 'host.wallet.eip155' })
  await settled()
  expect(account().connectedWalletInfo?.name).toBe('Host Wallet')
  await switchConnection(kit, { namespace: 'eip155', connectorId: 'test.wallet.eip155' })
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'ready', profileName: 'ada.bowline.id' })
  expect(asked()).toEqual(['balances', 'identity'])
})

test('R-CONN-88 shows and requests nothing on an unlisted network, and restores it on the way back', async () => {
  const { wallet, account, asked } = await shown()
  wallet.changeNetwork('eip155:999')
  await settled()
  expect(account()).toMatchObject({ tokenBalance: [], tokenStatus: 'idle', profileStatus: 'idle', balance: undefined })
  wallet.changeNetwork('eip155:1')
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'ready', profileName: 'ada.bowline.id', balance: '1.5' })
  expect(asked()).toEqual(['balances', 'identity'])
})

test('R-STATE-18 R-HOST-09 clears a disconnected account, and reads the next one when a view shows it', async () => {
  const { kit, account, asked } = await shown()
  await disconnect(kit)
  expect(account()).toMatchObject({
    tokenBalance: [],
    tokenStatus: 'idle',
    profileName: undefined,
    profileStatus: 'idle',
  })
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'idle', profileStatus: 'idle' })
  expect(asked()).toEqual(['balances', 'identity'])
})

test('R-HOST-09 does not read on a switch what no view has read before', async () => {
  const { kit, api } = await setUpAccount()
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  expect(api.requests).toEqual([])
})

test.each(['confirmed', 'failed', 'dropped'] as const)(
  'R-ACCT-22 R-ADPT-23 refreshes the tokens past the cache after a send that is reported as %s',
  async (status) => {
    const { wallet, account, asked, queries } = await shown()
    const named = account().tokenBalance.flatMap(({ address }) => address ?? [])
    wallet.emit({ type: 'transactionSettled', hash: '0x1', status })
    await settled()
    expect(asked()).toEqual(['balances', 'identity', 'balances'])
    expect(queries('balances')[1]?.forceUpdate).toBe(named.slice(0, 20).join(','))
  },
)

test('R-HOST-09 does not refresh tokens after a send when no view has read them', async () => {
  const { wallet, api } = await setUpAccount()
  wallet.emit({ type: 'transactionSettled', hash: '0x1', status: 'confirmed' })
  await settled()
  expect(api.requests).toEqual([])
})

test('R-REACT-07 reads nothing again after the kit stopped', async () => {
  const { kit, stop, api } = await shown()
  const before = api.requests.length
  stop()
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  expect(api.requests).toHaveLength(before)
})
