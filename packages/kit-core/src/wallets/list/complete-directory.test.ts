/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setUp } from '../../../test/directory-fixture.js'
import { close, fetchWallets, open, prefetch, push } from '../../actions.js'
import { until } from '../../testing/until.js'

/** The explorer's id of a wallet that is built in, and a listing of it without links and pages. */
const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const LISTED = { id: METAMASK, name: 'MetaMask of the explorer', chains: ['eip155:1'] }
/** The app's own wallets leave no room for recommended ones. */
const OWN = { customWallets: [{ id: 'own', name: 'Own' }] }

function setUpListed(options: Parameters<typeof setUp>[0] = {}) {
  const made = setUp({ wallets: [LISTED], known: 'built-in', ...options })
  return { ...made, metamask: () => made.directory().recommended.find(({ id }) => id === METAMASK) }
}

test('R-CONN-201 R-CONN-200 merges recommended wallets that the first list shows', async () => {
  const { kit, metamask, settled } = setUpListed()
  void open(kit)
  await settled()
  expect(metamask()).toMatchObject({ ...LISTED, slug: 'metamask', homepage: expect.stringMatching(/^https:/) })
})

test('R-CONN-201 R-HOST-08 leaves recommended wallets that the first list hides as the explorer lists them', async () => {
  const { kit, directory, metamask, settled } = setUpListed(OWN)
  void open(kit)
  await settled()
  expect(directory().status).toBe('ready')
  expect(metamask()).toEqual(LISTED)
})

test.each([
  ['GetWallet shows them', (kit: Kit) => showGetWallet(kit)],
  ['AllWallets shows them', (kit: Kit) => fetchWallets(kit)],
] as const)('R-CONN-201 merges hidden recommended wallets once %s', async (_, show) => {
  const { kit, metamask, questions, settled } = setUpListed(OWN)
  void open(kit)
  await settled()
  const requested = questions().filter(({ entries }) => entries === '4').length
  await show(kit)
  await until(() => metamask()?.homepage !== undefined)
  expect(metamask()).toMatchObject({ ...LISTED, slug: 'metamask' })
  expect(questions().filter(({ entries }) => entries === '4')).toHaveLength(requested)
})

type Kit = ReturnType<typeof setUp>['kit']

async function showGetWallet(kit: Kit): Promise<void> {
  push(kit, { view: 'GetWallet' })
  prefetch(kit)
}

test('R-CONN-201 keeps listings without built-in data when the modal opens again on the same list', async () => {
  const { kit, directory, settled } = setUpListed(OWN)
  void open(kit)
  await settled()
  const before = directory().recommended
  close(kit)
  await open(kit)
  expect(directory().recommended).toBe(before)
})
