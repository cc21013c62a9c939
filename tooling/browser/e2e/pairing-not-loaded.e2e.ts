/** A wallet approves, and the code that handles the approval cannot be fetched. */
import { FIRST_ACCOUNT } from './pages/chains.js'
import { kitModal } from './pages/kit-modal.js'
import { pairingAddress } from './pages/pairing-view.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './pairing-test.js'

const CHUNKS = /\/_next\/static\/chunks\//

test('R-CONN-141 an approval that cannot be handled is revoked, and the next try connects', async ({
  complaints,
  context,
  createWallet,
  page,
}) => {
  complaints.allow(/Failed to load resource|could not be loaded|ChunkLoadError|Failed to fetch/)
  const { kitButton } = await smallPage(page, '/bare')
  const { dialog, row } = kitModal(page)
  const offered = async (earlier = '') => {
    await expect.poll(async () => [earlier, ''].includes(await pairingAddress(page))).toBe(false)
    return pairingAddress(page)
  }
  await page.routeWebSocket(/^ws:/, async (socket) => {
    // The code that creates an address is loaded by now; the code that handles a wallet is requested once there is one.
    await context.route(CHUNKS, (route) => route.abort())
    socket.connectToServer()
  })
  await kitButton.click()
  await row('WalletConnect').click()
  const address = await offered()
  const refused = await createWallet()
  await refused.pair(address)
  const again = dialog.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect.poll(() => refused.sessions()).toEqual([])
  await expect(kitButton).toHaveAccessibleName('Connect wallet')

  await context.unroute(CHUNKS)
  await again.click()
  await (await createWallet()).pair(await offered(address))
  await expect(dialog).toBeHidden()
  await expect(kitButton).toHaveAccessibleName(FIRST_ACCOUNT)
})
