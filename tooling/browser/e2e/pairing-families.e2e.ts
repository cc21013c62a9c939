import { FIRST_ADDRESS } from './pages/chains.js'
import { familiesOf } from './pages/families.js'
import { BITCOIN_ADDRESS, SOLANA_ADDRESS } from './pages/other-chains.js'
import { pairingView } from './pages/pairing-view.js'
import { ONE_ACCOUNT, PHONE_WALLET } from './pages/phone-wallet.js'
import { expect, test } from './pairing-test.js'

const THREE_FAMILIES = {
  ...ONE_ACCOUNT,
  solana: { accounts: [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_ADDRESS}`] },
  bip122: { accounts: [`bip122:000000000019d6689c085ae165831e93:${BITCOIN_ADDRESS}`] },
}
const NONE = { evm: '–', solana: '–', bitcoin: '–' }

test('R-CONN-38 R-CONN-95 R-CONN-101 R-CONN-106 R-ADPT-12 R-ADPT-15 one code connects a wallet in three families, and a disconnect ends all', async ({
  demo,
  createWallet,
}) => {
  const families = familiesOf(demo.page)
  const all = { evm: FIRST_ADDRESS, solana: SOLANA_ADDRESS, bitcoin: BITCOIN_ADDRESS }
  await demo.open({ adapters: 'evm,solana,bitcoin' })
  const wallet = await createWallet({ grants: THREE_FAMILIES })
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.modal.dialog).toBeHidden()
  await families.expectAddresses(all)
  await expect(families.wallet('bitcoin')).toHaveText(PHONE_WALLET)

  await demo.reload()
  await families.expectAddresses(all)
  await families.disconnect('solana')
  await families.expectAddresses(NONE)
  await demo.reload()
  await families.expectAddresses(NONE)
})
