/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setUp } from '../../../test/directory-fixture.js'
import { fetchWallets, open } from '../../actions.js'
import { base } from '../../base/networks/base.js'
import { solana } from '../../base/networks/solana.js'

const ALL = [
  { id: 'amber', name: 'Amber Vault', chains: ['eip155:*'], badge_type: 'certified', mobile_link: 'amber:' },
  { id: 'birch', name: 'Birch', chains: ['solana:*', 'eip155:*'], mobile_link: 'birch:/' },
  { id: 'cedar', name: 'Cedar', slug: 'cedar-wallet', chains: ['bip122:*'] },
  { id: 'dune', name: 'Caf\u00e9 Dune', link_mode: 'https://dune.example' },
]

const served = (body: unknown, options: Parameters<typeof setUp>[0] = {}) =>
  setUp({ networks: [base, solana], ...options }, async (input) => {
    if (!String(input).includes('getWallets')) throw new TypeError('fetch failed')
    return Response.json(body)
  })

const asked = (requests: readonly string[]) => requests.filter((url) => url.includes('getWallets')).length

test('R-API-72 requests a file with the whole directory once, and serves every query from it', async () => {
  const { kit, directory, settled, requests } = served({ isWhole: true, data: ALL })
  void open(kit)
  await settled()
  const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id).join()
  expect([ids(directory().recommended), directory().count]).toEqual(['amber,birch,dune', 3])
  const found = async (params: Parameters<typeof fetchWallets>[1]) => ids((await fetchWallets(kit, params)).wallets)
  expect(await found({ search: ' CAFE\u0301 ' })).toBe('dune')
  expect(await found({ badge: 'certified' })).toBe('amber')
  expect(await found({ page: 1 })).toBe('')
  expect(asked(requests)).toBe(1)
})

test('R-API-72 applies the app’s ids to its wallets', async () => {
  const { kit, directory, settled } = served(
    { isWhole: true, data: ALL },
    { includeWalletIds: ['dune', 'amber', 'birch'], excludeWalletIds: ['birch'], featuredWalletIds: ['dune'] },
  )
  void open(kit)
  await settled()
  expect(directory()).toMatchObject({ count: 2, featured: [{ id: 'dune' }], recommended: [{ id: 'amber' }] })
})

test.each([undefined, null, 'yes', 1, false])(
  'R-API-72 treats a response whose whole-directory flag is %s as a page of a service',
  async (isWhole) => {
    const { kit, directory, settled, requests } = served({ isWhole, data: ALL, count: 9 })
    void open(kit)
    await settled()
    await fetchWallets(kit, { search: 'amber' })
    expect([directory().count, asked(requests)]).toEqual([9, 2])
  },
)

test('R-API-73 lists a wallet of a whole namespace on each of its networks and on no other namespace', async () => {
  const idsOn = async (network: typeof base | typeof solana) => {
    const { kit } = served({ isWhole: true, data: ALL }, { networks: [network] })
    return (await fetchWallets(kit)).wallets.map(({ id }) => id)
  }
  expect(await idsOn(base)).toEqual(['amber', 'dune', 'birch'])
  expect(await idsOn(solana)).toEqual(['birch', 'dune'])
})
