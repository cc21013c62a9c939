import { FIRST_ADDRESS } from './pages/chains.js'
import { ADDRESSES, ALL, connectAll, connectFamily, NONE, WALLETS, YES } from './pages/connected-families.js'
import { familiesOf } from './pages/families.js'
import {
  BITCOIN_ADDRESS,
  lamportsOf,
  MULTI_ADDRESSES,
  OTHER_SOLANA_ADDRESS,
  SOLANA_ADDRESS,
  satsOf,
} from './pages/other-chains.js'
import { expect, test } from './test.js'

test('R-CONN-02 R-CONN-04 R-ADPT-12 R-ACCT-06 a Solana wallet connects; its balance is the chain’s', async ({
  demo,
}) => {
  const families = familiesOf(demo.page)
  await demo.open({ adapters: ALL })
  await demo.button('kit').click()
  await expect(demo.modal.dialog.getByText('Installed', { exact: true })).toBeVisible()
  await demo.modal.row('Solana Sandbox').click()
  await expect(demo.wallet.line('Allows')).toHaveText('Seeing your addresses')
  await demo.wallet.approve('connect')
  await expect(demo.modal.dialog).toBeHidden()

  await expect(demo.fact('caipAddress')).toHaveText(`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_ADDRESS}`)
  const lamports = await lamportsOf(SOLANA_ADDRESS)
  await expect(demo.fact('balance')).toHaveText(`${decimal(lamports, 9)} SOL`)
  await expect(demo.button('kit')).toHaveAccessibleName(/^Account F25s…3wFoF4, [\d,.]+ SOL$/)
  await expect(families.wallet('solana')).toHaveText('Solana Sandbox')
})

test('R-CONN-02 R-CONN-04 R-ADPT-15 R-ACCT-06 a Bitcoin wallet connects; its balance is the chain’s', async ({
  demo,
}) => {
  await demo.open({ adapters: ALL })
  await demo.button('kit').click()
  await demo.modal.row('Bitcoin Sandbox').click()
  await demo.wallet.approve('connect')
  await expect(demo.modal.dialog).toBeHidden()

  await expect(demo.fact('caipAddress')).toHaveText(`bip122:000000000019d6689c085ae165831e93:${BITCOIN_ADDRESS}`)
  const sats = await satsOf(BITCOIN_ADDRESS)
  await expect(demo.fact('balance')).toHaveText(`${decimal(sats, 8)} BTC`)
  await expect(demo.button('kit')).toHaveAccessibleName(/^Account bc1q…lsvsd5, [\d,.]+ BTC$/)
})

for (const [family, name] of [
  ['solana', 'Solana Sandbox'],
  ['bitcoin', 'Bitcoin Sandbox'],
] as const) {
  test(`R-VIEW-28 R-ERR-20 ${name} rejects, and connects when asked again`, async ({ demo }) => {
    const families = familiesOf(demo.page)
    await demo.open({ adapters: ALL })
    await demo.button('kit').click()
    await demo.modal.row(name).click()
    await demo.wallet.reject('connect')
    await expect(demo.modal.dialog.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
    await families.expectAddresses(NONE)
    await demo.modal.tryAgain.click()
    await demo.wallet.approve('connect')
    await expect(demo.modal.dialog).toBeHidden()
    await expect(families.address(family)).toHaveText(ADDRESSES[family])
  })
}

for (const [number, family] of [
  [3, 'solana'],
  [4, 'bitcoin'],
] as const) {
  test(`R-FLOW-06 a locked ${WALLETS[family]} is unlocked in its own window and connects`, async ({ demo }) => {
    const families = familiesOf(demo.page)
    await demo.open({ adapters: ALL, [`wallet${number}`]: 'locked' })
    await demo.button('kit').click()
    await demo.modal.row(WALLETS[family]).click()
    await demo.wallet.approve('unlock')
    await demo.wallet.approve('connect')
    await expect(demo.modal.dialog).toBeHidden()
    await expect(families.address(family)).toHaveText(ADDRESSES[family])
  })
}

test('R-CONN-07 R-VIEW-37 a wallet of several families is one row and asks which to connect', async ({ demo }) => {
  const families = familiesOf(demo.page)
  await demo.open(YES)
  await demo.button('kit').click()
  await expect(demo.modal.row('Solana Sandbox')).toBeVisible()
  await expect(demo.modal.row('Multi Sandbox')).toHaveCount(1)
  await demo.modal.row('Multi Sandbox').click()
  await expect(demo.modal.title).toHaveText('Multi Sandbox')
  await demo.modal.row('Solana').click()
  await expect(demo.modal.dialog).toBeHidden()
  await families.expectAddresses({ ...NONE, solana: MULTI_ADDRESSES.solana })

  await connectFamily(demo, families, 'bitcoin', 'Multi Sandbox')
  await connectFamily(demo, families, 'evm', 'Multi Sandbox')
  await families.expectAddresses(MULTI_ADDRESSES)
})

test('R-CONN-95 R-CONN-106 R-STATE-30 three families connect one after the other, and a reload restores them', async ({
  demo,
}) => {
  const families = await connectAll(demo)
  await demo.reload()
  await families.expectAddresses(ADDRESSES)
  await expect(demo.fact('caipAddress')).toHaveText(`bip122:000000000019d6689c085ae165831e93:${BITCOIN_ADDRESS}`)
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.wallet.frame).toBeHidden()
})

test('R-CONN-96 R-CONN-95 disconnecting one family leaves the others, also after a reload', async ({ demo }) => {
  const families = await connectAll(demo)
  await families.disconnect('solana')
  await families.expectAddresses({ ...ADDRESSES, solana: '–' })
  await expect(demo.event('DISCONNECT_SUCCESS')).toContainText('"namespace":"solana"')
  await expect(families.face(3).facts).toHaveAttribute('data-connected', 'false')
  await demo.reload()
  await families.expectAddresses({ ...ADDRESSES, solana: '–' })
})

test('R-CONN-97 disconnecting all disconnects every family, also after a reload', async ({ demo }) => {
  const families = await connectAll(demo)
  await families.disconnect('all')
  await families.expectAddresses(NONE)
  await expect(demo.event('DISCONNECT_SUCCESS')).toContainText('"namespace":"all"')
  await demo.reload()
  await expect(demo.fact('initialized')).toHaveText('true')
  await families.expectAddresses(NONE)
})

test('R-STATE-13 R-CONN-102 changes that a wallet makes itself affect its family alone', async ({ demo }) => {
  const families = await connectAll(demo)
  await families.face(3).switchAccount()
  await families.expectAddresses({ ...ADDRESSES, solana: OTHER_SOLANA_ADDRESS })
  await families.face(4).disconnect()
  await families.expectAddresses({ ...ADDRESSES, solana: OTHER_SOLANA_ADDRESS, bitcoin: '–' })
  await families.face(3).disconnect()
  await families.expectAddresses({ ...NONE, evm: FIRST_ADDRESS })
})

test('R-CONN-112 R-STORE-19 tabs stay in sync in every family', async ({ demo, newTab }) => {
  const other = await newTab()
  const families = familiesOf(demo.page)
  const others = familiesOf(other.page)
  await demo.open(YES)
  await other.open({ adapters: ALL })
  for (const family of ['solana', 'bitcoin'] as const) {
    await demo.page.bringToFront()
    await connectFamily(demo, families, family)
    await expect(others.address(family)).toHaveText(ADDRESSES[family])
  }
  await other.page.bringToFront()
  await others.disconnect('solana')
  await families.expectAddresses({ ...NONE, bitcoin: BITCOIN_ADDRESS })
})

for (const way of ['worker', 'page']) {
  test(`R-HOST-09 R-API-64 with ${way} mocks and one family the page has that family alone`, async ({ demo }) => {
    await demo.open({ adapters: 'solana', mocks: way, wallet3: 'approve' })
    await demo.connect('Solana Sandbox')
    await expect(demo.fact('caipAddress')).toHaveText(/^solana:/)
    await expect(demo.page.getByTestId('code-text')).toContainText('adapters: [solana()]')
    await demo.button('kit').click()
    await expect(demo.modal.dialog).toContainText('Connected with Solana Sandbox')
  })
}

/** Base units as shown to visitors. */
function decimal(value: bigint, decimals: number): string {
  const text = value.toString().padStart(decimals + 1, '0')
  const fraction = text.slice(-decimals).replace(/0+$/, '')
  return `${text.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
