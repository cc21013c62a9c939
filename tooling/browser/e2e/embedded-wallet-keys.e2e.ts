/** Passkeys and the recovery code in the secure site's window, with the browser's own virtual authenticator, with and without `prf`. */
import type { Page } from '@playwright/test'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, freshEmail } from './pages/embedded-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { IN_WINDOW, openLink, readMail, startEmail, title } from './pages/login-window.js'
import { expect, test } from './test.js'

// The first press asks the frame, which refuses a login in the page.
test.beforeEach(({ complaints }) =>
  complaints.allow(/type: (CONNECT_EMAIL|GET_SOCIAL_REDIRECT_URI), code: frame\/error-response/),
)

const followLink = async (demo: Demo, address: string) => openLink(demo.page, (await readMail(address)).deviceLink)

/** Gives a window its own authenticator, as a phone or a laptop has one. */
async function addAuthenticator(window: Page, hasPrf: boolean) {
  const session = await window.context().newCDPSession(window)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  })
  return { session, authenticatorId }
}

test('R-FRAME-111 R-FRAME-112 saves a recovery code, checks it, and turns restoring by login off', async ({ demo }) => {
  await demo.open(IN_WINDOW)
  const address = freshEmail()
  const window = await startEmail(demo, address)
  await expect(title(window, 'Open the link in your email')).toBeVisible()
  await followLink(demo, address)
  await window.getByRole('button', { name: 'Save a recovery code' }).click()
  const code = await window.locator('main pre').innerText()
  expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/)
  await window.setViewportSize({ width: 320, height: 568 })
  const width = await window.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await window.getByRole('button', { name: 'I have saved it' }).click()
  const field = window.getByRole('textbox', { name: 'Recovery code' })
  await field.fill(code.slice(1))
  await field.press('Enter')
  await expect(window.getByRole('alert')).toHaveText(/not the code you were shown/)
  await field.fill(code)
  await field.press('Enter')
  await expect(title(window, 'Your recovery code works')).toBeVisible()
  await window.getByRole('button', { name: 'Turn off restoring by login' }).click()
  await window.getByRole('button', { name: 'Turn it off' }).click()
  await expect(title(window, 'Restoring by login is off')).toBeVisible()
  await window.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => window.isClosed()).toBe(true)
})

for (const hasPrf of [true, false]) {
  test(`R-FRAME-113 saves a passkey and logs in with it, with prf: ${hasPrf}`, async ({ demo }) => {
    await demo.open(IN_WINDOW)
    const address = freshEmail()
    const first = await startEmail(demo, address)
    await expect(title(first, 'Open the link in your email')).toBeVisible()
    const { session, authenticatorId } = await addAuthenticator(first, hasPrf)
    await followLink(demo, address)
    await first.getByRole('button', { name: 'Create a passkey' }).click()
    await expect(title(first, 'Your passkey works')).toBeVisible()
    // Only a passkey with `prf` opens the wallet.
    await expect(first.getByText('It opens this wallet on each device that has it.')).toHaveCount(hasPrf ? 1 : 0)
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toHaveLength(1)
    await first.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => first.isClosed()).toBe(true)

    const button = demo.page.getByTestId('slot-kit').getByRole('button')
    const connected = demo.fact('caipAddress')
    await expect(connected).toHaveText(/^eip155:/)
    const account = await connected.innerText()
    await button.click()
    await kitModal(demo.page).dialog.getByRole('button', { name: 'Disconnect' }).click()
    await demo.page.keyboard.press('Escape')
    const second = await startEmail(demo, address)
    const other = await addAuthenticator(second, hasPrf)
    for (const credential of credentials)
      await other.session.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
    await second.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(kitModal(demo.page).dialog).toBeHidden()
    await expect(connected).toHaveText(account)
    await expect.poll(() => second.isClosed()).toBe(true)
  })
}

/** Logs in, and creates a passkey that the frame may use too. */
async function logInWithPasskey(demo: Demo) {
  await demo.open(IN_WINDOW)
  const address = freshEmail()
  const window = await startEmail(demo, address)
  await expect(title(window, 'Open the link in your email')).toBeVisible()
  const created = await addAuthenticator(window, true)
  await followLink(demo, address)
  await window.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(title(window, 'Your passkey works')).toBeVisible()
  const { credentials } = await created.session.send('WebAuthn.getCredentials', created)
  await window.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => window.isClosed()).toBe(true)
  await expect(demo.fact('caipAddress')).toHaveText(/^eip155:/)
  const { session, authenticatorId } = await addAuthenticator(demo.page, true)
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential })
  const wallet = embeddedWallet(demo.page)
  const usePasskey = wallet.frame.getByRole('button', { name: 'Use passkey' })
  const failVerification = () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  return { wallet, usePasskey, failVerification, signed: demo.dapp.result('sign-message').line('Verified') }
}

test('R-FRAME-141 approves with a passkey in the frame, and opens no window', async ({ demo }) => {
  const { wallet, usePasskey, signed } = await logInWithPasskey(demo)
  await demo.dapp.act('sign-message')
  await expect(wallet.door).toHaveText('Open window')
  const pages = demo.page.context().pages().length
  await usePasskey.click()
  await expect(signed).toHaveText(/^yes, signed by 0x/)
  expect(demo.page.context().pages()).toHaveLength(pages)
})

test('R-FRAME-141 signs nothing without user verification, however the page paints the frame, nor for the page itself', async ({
  demo,
}) => {
  const { wallet, usePasskey, failVerification, signed } = await logInWithPasskey(demo)
  await failVerification()
  await demo.dapp.act('sign-message')
  const box = await usePasskey.boundingBox()
  if (box === null) throw new Error('There is no button')
  await wallet.element.evaluate((element: HTMLElement) =>
    element.style.setProperty('mask-image', 'linear-gradient(transparent, transparent)'),
  )
  await demo.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await wallet.element.evaluate((element: HTMLElement) => element.style.removeProperty('mask-image'))
  await expect(wallet.frame.getByText('No passkey was used. Try again, or open the window.')).toBeVisible()
  await expect(signed).toHaveCount(0)
  const rpId = new URL((await wallet.element.getAttribute('src')) ?? '').hostname
  const refusal = await demo.page.evaluate(
    (id) =>
      navigator.credentials
        .get({ publicKey: { challenge: new Uint8Array(32), rpId: id } })
        .then(() => 'given')
        .catch(({ name }: Error) => name),
    rpId,
  )
  expect(refusal).toBe('SecurityError')
  await expect(signed).toHaveCount(0)
  // The window is left to a user whom the browser does not verify.
  await wallet.approve()
  await expect(signed).toHaveText(/^yes, signed by 0x/)
})
