import { FIRST_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { phonePage } from './pages/phone-page.js'
import { expect, test } from './pairing-test.js'

test('R-CONN-35 R-CONN-50 R-CONN-102 a phone in another tab scans the page, approves, signs and goes', async ({
  demo,
  context,
}) => {
  await demo.open()
  const phone = phonePage(await context.newPage())
  await phone.open()
  await demo.page.bringToFront()
  await pairingView(demo).offer()

  await phone.page.bringToFront()
  await phone.scan()
  await phone.answer('proposal', 'approve')
  await expect(phone.sessions).toHaveCount(1)

  await demo.page.bringToFront()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await demo.dapp.act('sign-message')
  await phone.page.bringToFront()
  await phone.answer('sign-message', 'approve')
  await demo.page.bringToFront()
  await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')

  await phone.page.bringToFront()
  await phone.disconnect()
  await demo.page.bringToFront()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})
