/** The smart account of the embedded wallet: in its real frame, with a bundler and a paymaster on a real chain. */
import { parseEther } from 'viem'
import { director, reader } from './pages/chains.js'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { expect, test } from './pages/smart-site.js'

test('R-FRAME-120 R-FRAME-129 R-FRAME-130 a smart account on Base loads its code, and pays no fee', async ({
  demo,
  site,
}) => {
  const loaded: string[] = []
  demo.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const hasCode = () => loaded.some((path) => path.startsWith('/smart-accounts'))
  const wallet = embeddedWallet(demo.page, site.origin)
  await demo.open(WITH_LOGIN)
  await wallet.logIn()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:1:/)
  const own = (await demo.fact('caipAddress').textContent())?.split(':')[2]
  expect(hasCode()).toBe(false)

  await demo.button('network').click()
  await demo.modal.row('Base').click()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:8453:/)
  await expect(demo.fact('caipAddress')).not.toContainText(own ?? '')
  expect(hasCode()).toBe(true)
  const address = `0x${(await demo.fact('caipAddress').textContent())?.split(':0x')[1]}` as const
  await director('base').setBalance({ address, value: parseEther('1') })

  await demo.dapp.act('send')
  await expect(wallet.frame.getByText('Fee paid by')).toBeVisible()
  await wallet.approve()
  await expect(demo.dapp.result('send').line('Receipt')).toContainText('success')
  const chain = reader('base')
  expect(await chain.getBalance({ address })).toBe(parseEther('0.999'))
  expect(await chain.getCode({ address })).toMatch(/^0x/)
})
