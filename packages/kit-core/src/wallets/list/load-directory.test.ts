/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { listed, setUp } from '../../../test/directory-fixture.js'
import { addNetwork, close, fetchWallets, open, prefetch, ready } from '../../actions.js'
import { optimism } from '../../base/networks/optimism.js'
import { solana } from '../../base/networks/solana.js'
import { selectWalletRows } from '../../index.js'
import { until } from '../../testing/until.js'

test('R-MODAL-09 R-CONN-20 R-CONST-20 R-API-51 requests featured and recommended wallets once on the first intent', async () => {
  const { kit, directory, settled, questions } = setUp({
    wallets: [listed('a'), listed('b'), listed('c'), listed('d')],
    featuredWalletIds: ['b', 'a'],
    excludeWalletIds: ['c', 'some.rdns', 'A Name'],
  })
  expect(directory()).toMatchObject({ status: 'idle', featured: [], recommended: [], count: undefined })
  await ready(kit)
  prefetch(kit)
  expect(directory().status).toBe('loading')
  void open(kit)
  await settled()
  close(kit)
  void open(kit)
  await settled()
  expect(questions()).toHaveLength(2)
  const [featured, recommended] = questions()
  expect(featured).toMatchObject({
    page: '1',
    entries: '2',
    include: 'b,a',
    chains: `eip155:1,${solana.caipNetworkId}`,
  })
  expect(recommended).toMatchObject({ page: '1', entries: '4', exclude: 'b,a,c,some.rdns' })
  expect(recommended).not.toHaveProperty('include')
  expect(directory().status).toBe('ready')
})

test('R-CONN-13 R-CONN-16 returns featured wallets in the order of their ids, then recommended ones', async () => {
  const { kit, directory, settled } = setUp({
    wallets: [listed('a'), listed('b'), listed('c')],
    featuredWalletIds: ['b', 'missing', 'a'],
  })
  void open(kit)
  await settled()
  expect(directory().featured.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(directory().recommended.map(({ id }) => id)[0]).toBe('c')
  expect(selectWalletRows(kit.getState(), kit.config).map(({ name }) => name)).toEqual([
    'WalletConnect',
    'Zzyx b',
    'Zzyx a',
  ])
})

test('R-CONN-20 restricts recommended and listed wallets to includeWalletIds', async () => {
  const { kit, directory, settled, questions } = setUp({
    wallets: [listed('a'), listed('b'), listed('c')],
    includeWalletIds: ['c', 'a', 'no id'],
  })
  void open(kit)
  await settled()
  expect(questions()[0]).toMatchObject({ include: 'c,a' })
  expect(directory()).toMatchObject({ count: 2, recommended: [{ id: 'a' }, { id: 'c' }] })
})

test('R-CONN-17 counts all wallets, including featured ones', async () => {
  const { kit, directory, settled } = setUp({
    wallets: [listed('a'), listed('b'), listed('c')],
    featuredWalletIds: ['a'],
    includeWalletIds: ['a', 'b', 'c'],
  })
  void open(kit)
  await settled()
  expect(directory()).toMatchObject({ count: 3, featured: [{ id: 'a' }], recommended: [{ id: 'b' }, { id: 'c' }] })
})

test('R-VIEW-08 keeps loaded wallets on a second open instead of placeholders', async () => {
  const { kit, directory, settled } = setUp()
  void open(kit)
  await settled()
  const statuses: string[] = []
  kit.subscribe(
    (state) => state.directory.status,
    (status) => statuses.push(status),
  )
  close(kit)
  await open(kit)
  expect([directory().status, statuses]).toEqual(['ready', []])
})

test('R-CONN-20 R-MODAL-09 requests wallets once for another namespace, and replaces the earlier ones', async () => {
  const wallets = [listed('evm'), listed('sol', { chains: [solana.caipNetworkId] })]
  const { kit, directory, settled, questions } = setUp({ wallets, includeWalletIds: ['evm', 'sol'] })
  void open(kit)
  await settled()
  expect(directory().recommended.map(({ id }) => id)).toEqual(['evm', 'sol'])
  void open(kit, { namespace: 'solana' })
  await until(() => questions().length === 2 && directory().status === 'ready')
  expect(questions()[1]).toMatchObject({ chains: solana.caipNetworkId })
  expect(directory().recommended.map(({ id }) => id)).toEqual(['sol'])
  void open(kit)
  await until(() => directory().recommended.length === 2)
  expect(questions()).toHaveLength(2)
})

test('R-CONN-27 ignores the response to an outdated request', async () => {
  let answerFirst: (() => void) | undefined
  let late: Response | undefined
  const { kit, directory } = setUp({}, async (input) => {
    const chains = new URL(String(input)).searchParams.get('chains')
    if (chains === null) throw new TypeError('fetch failed')
    const isFirst = chains.includes('eip155')
    const response = Response.json({ data: [listed(isFirst ? 'late' : 'sol', { chains: undefined })], count: 1 })
    if (isFirst) {
      await new Promise<void>((resolve) => {
        answerFirst = resolve
      })
      late = response
    }
    return response
  })
  await ready(kit)
  void open(kit)
  await until(() => answerFirst !== undefined)
  void open(kit, { namespace: 'solana' })
  await until(() => directory().status === 'ready')
  answerFirst?.()
  await until(() => late?.bodyUsed === true)
  await open(kit, { namespace: 'solana' })
  expect(directory().recommended.map(({ id }) => id)).toEqual(['sol'])
})

test('R-CFG-13 requests wallets for added networks on the next open', async () => {
  const { kit, settled, questions } = setUp()
  void open(kit)
  await settled()
  addNetwork(kit, { network: optimism })
  void open(kit)
  await until(() => questions().length === 2)
  expect(questions()[1]?.chains).toContain('eip155:10')
})

test('R-CFG-02 requests nothing without a project id', async () => {
  const { kit, api } = setUp({ projectId: '' })
  void open(kit)
  expect(await fetchWallets(kit, { search: 'fox' })).toEqual({ wallets: [], count: 0, entries: 0, isLast: true })
  expect(api.requests).toEqual([])
})

test('R-CFG-49 requests nothing when wallets are disabled', async () => {
  const { kit, questions, api } = setUp({ enableWallets: false })
  void open(kit)
  await until(() => api.requests.length > 0)
  expect(questions()).toEqual([])
})
