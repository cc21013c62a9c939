/** The worker's demo again, with a secure site that has smart accounts on Base: a bundler and a paymaster on that chain. */
import { startAccountServices } from '@bowline/commands/account-services'
import { startDemo } from '@bowline/commands/demo-server'
import { startSecureSite } from '@bowline/commands/secure-site'
import type { Address } from 'viem'
import { serverAddresses } from '../../servers.mjs'
import { test as base, expect } from '../test.js'
import type { Demo } from './demo.js'
import { embeddedWallet, WITH_LOGIN } from './embedded-wallet.js'

type Site = { readonly demoUrl: string; readonly origin: string }

export const test = base.extend<object, { readonly site: Site }>({
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

export { expect }

/** Logs in by email and switches to Base. Resolves to the wallet, and the address of the smart account there. */
export async function openOnBase(demo: Demo, site: Site, settings: Readonly<Record<string, string>> = {}) {
  const wallet = embeddedWallet(demo.page, site.origin)
  await demo.open({ ...WITH_LOGIN, ...settings })
  await wallet.logIn()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:1:/)
  const own = await getAddress(demo)
  await demo.button('network').click()
  await demo.modal.row('Base').click()
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:8453:/)
  await expect(demo.fact('caipAddress')).not.toContainText(own)
  return { wallet, address: await getAddress(demo) }
}

/** The address of the active account. */
export async function getAddress(demo: Demo): Promise<Address> {
  return `0x${(await demo.fact('caipAddress').textContent())?.split(':0x')[1]}`
}
