/** Account names, from the settings of an embedded wallet to the service that verifies what its frame signed. */
import type { Page } from '@playwright/test'
import { launchOptions } from '../browser-options.mjs'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { expect, test } from './test.js'

// A visitor returns to the embedded wallet where the browser keeps storage for frames, the browsers' default.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-features=Translate'] } })

const field = (page: Page) => page.getByRole('combobox', { name: 'Name' })

/** The form for a name, for a visitor who has just logged in. */
async function openForm(demo: Demo) {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.button('kit').click()
  await demo.modal.button('Settings').click()
  await demo.modal.dialog.getByRole('button', { name: 'Choose account name' }).click()
  await expect(demo.modal.title).toHaveText('Choose account name')
  await expect(demo.modal.button('Choose name')).toBeFocused()
  await demo.page.keyboard.press('Enter')
  await expect(field(demo.page)).toBeFocused()
  return wallet
}

test('R-NAME-10 R-NAME-13 R-NAME-14 R-NAME-17 R-NAME-22 R-FLOW-50 R-FLOW-51 R-FLOW-52 a name is chosen, signed for in the frame, and belongs to the account, also after a reload', async ({
  demo,
}) => {
  const wallet = await openForm(demo)
  await demo.page.keyboard.type('Grace-Hopper')
  await expect(demo.modal.dialog.getByText('grace-hopper.bowline.id is available')).toBeVisible()
  await expect(demo.modal.dialog.getByRole('option')).toHaveCount(4)
  await demo.page.keyboard.press('Enter')
  await expect(demo.modal.title).toHaveText('Approve request')
  await expect(wallet.frame.getByText(/grace-hopper\.bowline\.id/).first()).toBeVisible()
  await wallet.approve()
  await expect(demo.modal.title).toHaveText('Name registered')
  await expect(demo.modal.dialog.getByRole('heading', { name: 'grace-hopper.bowline.id' })).toBeVisible()
  await expect(demo.event('REGISTER_NAME_SUCCESS')).toHaveCount(1)
  await demo.modal.back.waitFor()
  await demo.page.keyboard.press('Enter')
  await expect(demo.modal.title).toHaveText('Account')
  await expect(demo.modal.dialog.getByText(/^grace-hopper\.bowl/).first()).toBeVisible()
  await demo.reload()
  await expect(demo.button('kit')).toContainText('grace-hopper.b')
})

test('R-NAME-16 R-NAME-18 R-NAME-21 R-NAME-29 a rejection in the frame keeps the name; a registered name is taken', async ({
  demo,
}) => {
  const wallet = await openForm(demo)
  const { dialog } = demo.modal
  await field(demo.page).fill('ada')
  await expect(dialog.getByText('Use at least 4 characters')).toBeVisible()
  await field(demo.page).fill('ada-lovelace.bowline.id')
  await expect(dialog.getByText('ada-lovelace.bowline.id is available')).toBeVisible()
  await demo.modal.button('Register').click()
  await wallet.reject.click()
  await expect(demo.modal.title).toHaveText('Choose name')
  await expect(dialog.getByText('Request declined. Nothing was registered.')).toBeVisible()
  await expect(field(demo.page)).toHaveValue('ada-lovelace.bowline.id')
  await demo.modal.button('Register').click()
  await wallet.approve()
  await expect(demo.modal.title).toHaveText('Name registered')
  await demo.modal.button('Continue').click()
  await demo.modal.button('Settings').click()
  await dialog.getByRole('button', { name: 'Choose account name' }).click()
  await demo.modal.button('Choose name').click()
  await field(demo.page).fill('ADA-lovelace')
  await expect(dialog.getByText('ada-lovelace.bowline.id is already yours')).toBeVisible()
  await expect(demo.modal.button('Register')).toBeDisabled()
})
