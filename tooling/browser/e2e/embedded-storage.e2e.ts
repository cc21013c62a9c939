/** The embedded wallet where the browser keeps partitioned storage for frames, the browsers' default. */
import { expect } from '@playwright/test'
import { withFrameStorage } from '../browser-options.mjs'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { test } from './test.js'

// Playwright's own list would disable the partitioning, and with it all storage of frames.
test.use({ launchOptions: withFrameStorage })

test('R-FRAME-06 R-FRAME-47 R-CONN-110 R-STORE-10 a returning visitor is connected, and signs', async ({ demo }) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  const caipAddress = (await demo.fact('caipAddress').textContent()) ?? ''
  await demo.reload()
  await expect(demo.fact('caipAddress')).toHaveText(caipAddress)
  await expect(demo.fact('status')).toHaveText('connected')
  await demo.dapp.act('sign-message')
  await wallet.approve()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
})

test('R-FRAME-65 R-CONN-100 R-FRAME-53 a disconnect in one tab disconnects the other', async ({ demo, newTab }) => {
  await demo.open(WITH_LOGIN)
  await embeddedWallet(demo.page).logIn()
  const other = await newTab()
  await other.open(WITH_LOGIN)
  await expect(other.fact('status')).toHaveText('connected')
  await demo.dapp.act('disconnect')
  await expect(demo.fact('status')).toHaveText('disconnected')
  await expect(other.fact('status')).toHaveText('disconnected')
  await demo.reload()
  await expect(demo.fact('status')).toHaveText('disconnected')
})
