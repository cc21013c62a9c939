import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { serverAddresses } from '../servers.mjs'
import { FIRST_ADDRESS } from './pages/chains.js'
import { type Demo, type DemoSettings, FIRST_WALLET } from './pages/demo.js'
import { expect, test } from './test.js'

const signIn = (demo: Demo) => demo.page.getByTestId('state-signIn')

/** Connects the first wallet; the sign-in request follows. */
async function connect(demo: Demo, settings: DemoSettings): Promise<void> {
  await demo.open(settings)
  await choose(demo)
  await expect(demo.modal.title).toHaveText('Sign in')
  await expect(demo.modal.button('Sign')).toBeFocused()
}

async function choose({ button, modal, wallet }: Demo): Promise<void> {
  await button('kit').click()
  await modal.row(FIRST_WALLET).click()
  await wallet.approve('connect')
}

/** Signs the wallet's current request. */
async function sign({ modal, wallet }: Demo): Promise<void> {
  await modal.button('Sign').click()
  await wallet.approve('sign-message')
  await expect(modal.dialog).toBeHidden()
}

for (const way of ['required', 'server']) {
  test(`R-SIWX-06 R-SIWX-14 R-SIWX-28 R-SIWX-29 R-FLOW-36 ${way}: requested after connecting, signed in the wallet, and a reload requests nothing`, async ({
    demo,
  }) => {
    const { page, modal, wallet } = demo
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/sign-in/')) asked.push(`${request.method()} ${pathname.slice(13)}`)
    })
    await connect(demo, { signIn: way })
    await expect(modal.dialog).toContainText('Sign in to Lab · Bowline')
    await expect(modal.dialog).toContainText(new URL(page.url()).host)

    await modal.button('Sign').click()
    const { host, origin } = new URL(page.url())
    const text = wallet.question
    await expect(text).toContainText(`${host} wants you to sign in with your Ethereum account:`)
    await expect(text).toContainText(FIRST_ADDRESS)
    await expect(text).toContainText('Sign in to the Bowline playground.')
    await expect(text).toContainText(`URI: ${origin}`)
    await wallet.approve('sign-message')
    await expect(modal.dialog).toBeHidden()
    await expect(signIn(demo)).toHaveText('signed')
    await expect(demo.event('SIWX_AUTH_SUCCESS')).toHaveCount(1)
    const isServer = way === 'server'
    expect(asked).toEqual(isServer ? ['GET nonce', 'POST authenticate'] : [])

    await page.reload()
    await expect(demo.fact('status')).toHaveText('connected')
    await expect(signIn(demo)).toHaveText('signed')
    await expect(modal.dialog).toBeHidden()
    await expect(wallet.frame).toBeHidden()
    expect(asked).toEqual(isServer ? ['GET nonce', 'POST authenticate', 'GET me'] : [])

    await page.getByTestId('sign-out').click()
    await expect(modal.title).toHaveText('Sign in')
    await expect(page.getByTestId('slot-kit').locator('button')).toHaveAttribute('data-status', 'sign-in-required')
    if (isServer) expect(asked).toContain('POST sign-out')
  })
}

test('R-SIWX-08 a sign-in server that is down disconnects nothing, and its return is noticed', async ({
  demo,
  complaints,
}) => {
  const { page, modal } = demo
  await connect(demo, { signIn: 'server' })
  await sign(demo)
  complaints.allow(/status of 503|Sign-in failed/)
  await page.route('**/api/sign-in/me', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(signIn(demo)).toHaveText('needed')
  await expect(demo.fact('status')).toHaveText('connected')
  await expect(page.getByTestId('slot-kit').locator('button')).toHaveAttribute('data-status', 'sign-in-required')
  await expect(modal.dialog).toBeHidden()

  await page.unroute('**/api/sign-in/me')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(signIn(demo)).toHaveText('signed')
  await expect(demo.event('SIWX_AUTH_ERROR')).toHaveCount(1)
  await expect(modal.dialog).toBeHidden()
})

test('R-SIWX-15 R-SIWX-17 R-SIWX-20 R-MODAL-14 required: a rejection is shown and the view stays, it cannot be closed, and Cancel disconnects', async ({
  demo,
}) => {
  const { page, modal, wallet } = demo
  await connect(demo, { signIn: 'required' })
  await page.keyboard.press('Escape')
  await expect(modal.shaking).toBeVisible()
  await expect(modal.back).toBeHidden()
  await modal.button('Sign').click()
  await wallet.reject('sign-message')
  await expect(modal.dialog.getByText('Signature declined')).toBeVisible()
  await expect(modal.title).toHaveText('Sign in')
  await expect(demo.event('SIWX_AUTH_ERROR')).toHaveCount(1)

  await modal.button('Cancel').click()
  await expect(modal.dialog).toBeHidden()
  await expect(demo.fact('status')).toHaveText('disconnected')
  await expect(demo.event('CLICK_CANCEL_SIWX')).toHaveCount(1)
})

test('R-SIWX-17 R-SIWX-20 optional: Cancel closes, and the wallet stays connected', async ({ demo }) => {
  await connect(demo, { signIn: 'optional' })
  await demo.modal.button('Cancel').click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('status')).toHaveText('connected')
  await expect(demo.button('kit')).toHaveAttribute('data-status', 'connected')
})

test('R-SIWX-06 R-SIWX-21 another account is asked to sign in, one that has signed is not, and a disconnect forgets both', async ({
  demo,
}) => {
  const { modal } = demo
  await connect(demo, { signIn: 'required' })
  await sign(demo)
  await demo.sandbox(1).switchAccount()
  await expect(modal.title).toHaveText('Sign in')
  await sign(demo)
  await demo.sandbox(1).switchAccount()
  await expect(demo.fact('caipAddress')).toContainText(FIRST_ADDRESS)
  await expect(signIn(demo)).toHaveText('signed')
  await expect(modal.dialog).toBeHidden()

  await demo.button('kit').click()
  await modal.button('Disconnect').click()
  await expect(modal.dialog).toBeHidden()
  await choose(demo)
  await expect(modal.title).toHaveText('Sign in')
})

test('R-SIWX-26 R-SIWX-29 R-SIWX-30 the server accepts no text for another site, whatever host the request names', async ({
  request,
}) => {
  const visitor = privateKeyToAccount(generatePrivateKey())
  const authenticate = async (domain: string, host: string) => {
    const { nonce, token } = await (await request.get('/api/sign-in/nonce')).json()
    const message = [
      `${domain} wants you to sign in with your Ethereum account:`,
      visitor.address,
      '',
      '',
      `URI: http://${domain}`,
      'Version: 1',
      'Chain ID: 1',
      `Nonce: ${nonce}`,
      `Issued At: ${new Date().toISOString()}`,
    ].join('\n')
    const data = { message, signature: await visitor.signMessage({ message }) }
    const headers = { host, 'x-nonce-token': token }
    const answer = await request.post('/api/sign-in/authenticate', { data, headers })
    const again = await request.post('/api/sign-in/authenticate', { data, headers })
    return [answer.status(), again.status()]
  }
  const own = new URL(serverAddresses().demoUrl).host
  expect(await authenticate(own, own)).toEqual([200, 401])
  expect(await authenticate('evil.example', own)).toEqual([401, 401])
  expect(await authenticate('evil.example', 'evil.example')).toEqual([401, 401])
})
