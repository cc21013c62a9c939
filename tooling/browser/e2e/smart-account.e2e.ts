/** The smart account of the embedded wallet: in its real frame, with a bundler and a paymaster on a real chain. */
import { startAccountServices } from '@bowline/commands/account-services'
import { startDemo } from '@bowline/commands/demo-server'
import { startSecureSite } from '@bowline/commands/secure-site'
import { parseEther } from 'viem'
import { serverAddresses } from '../servers.mjs'
import { director, reader } from './pages/chains.js'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { test as base, expect } from './test.js'

type Site = { readonly demoUrl: string; readonly origin: string }

/** The worker's demo again, with a secure site that has smart accounts on Base. */
const test = base.extend<object, { readonly site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of a pattern
    async ({}, use) => {
      const { chains: all, relayUrl } = serverAddresses()
      const found = all.find(({ caipNetworkId }) => caipNetworkId === 'eip155:8453')
      if (found === undefined) throw new Error('Base does not run')
      const services = await startAccountServices(found)
      const chains = all.map((chain) => (chain === found ? services.chain : chain))
      const site = await startSecureSite({ chains })
      const demo = await startDemo({ chains, relayUrl, secureSite: site.origin, windowSite: site.origin })
      await use({ demoUrl: demo.url, origin: site.origin })
      await demo.stop()
      await site.stop()
      await services.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.demoUrl),
})

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
