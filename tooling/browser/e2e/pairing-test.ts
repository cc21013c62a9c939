/**
 * The `test` of the pairing runs: like the others, plus a relay that tests can disturb and wallets behind it.
 *
 * Out     `relay`         its controls; it works normally again after each test
 *         `connections`   the number of pages and wallets connected to the relay
 *         `createWallet`  a wallet that grants one account on Ethereum and approves by default
 */
import { createPairedWallet, type PairedWallet, type PairedWalletOptions } from '@bowline/kit-core/testing/paired'
import { pullRelay, relayConnections } from '../relay-control.mjs'
import { serverAddresses } from '../servers.mjs'
import { answerByChain, ONE_ACCOUNT, PHONE_WALLET } from './pages/phone-wallet.js'
import { test as base, expect } from './test.js'

/** Creates a wallet that uses the relay. */
export type CreateWallet = (params?: Partial<PairedWalletOptions>) => Promise<PairedWallet>

type Parts = {
  readonly relay: (lever: Parameters<typeof pullRelay>[1]) => Promise<void>
  readonly connections: () => Promise<number>
  readonly createWallet: CreateWallet
}

export const test = base.extend<Parts>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of a pattern
  relay: async ({}, use) => {
    const { relayControlUrl } = serverAddresses()
    await use((lever) => pullRelay(relayControlUrl, lever))
    await pullRelay(relayControlUrl, 'resume')
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of a pattern
  connections: async ({}, use) => use(() => relayConnections(serverAddresses().relayControlUrl)),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of a pattern
  createWallet: async ({}, use) => {
    const wallets: PairedWallet[] = []
    await use(async (params) => {
      const wallet = await createPairedWallet({
        relayUrl: serverAddresses().relayUrl,
        metadata: { name: PHONE_WALLET, icons: [] },
        grants: ONE_ACCOUNT,
        onRequest: answerByChain,
        ...params,
      })
      wallets.push(wallet)
      return wallet
    })
    await Promise.all(wallets.map((wallet) => wallet.close()))
  },
})

export { expect }
