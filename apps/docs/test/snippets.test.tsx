/** Snippets of the pages about the kit in an app, rendered or called. Other files here test the rest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { listTokens } from '../reference/tokens'
import { Account } from '../snippets/account'
import { App } from '../snippets/app'
import { securityHeaders } from '../snippets/content-security-policy'
import { CustomButton } from '../snippets/custom-button'
import { SignInPage } from '../snippets/embed'
import { tryToConnect } from '../snippets/errors'
import { EventLog } from '../snippets/events'
import { App as HeadlessApp, Wallets } from '../snippets/headless'
import { kit as snippetKit } from '../snippets/kit'
import { App as TranslatedApp } from '../snippets/messages'
import { showAccount } from '../snippets/read-state'
import { headersWhileTrying } from '../snippets/report-trusted-types'
import { announceWallet } from '../snippets/sandbox-wallet'
import { App as AppWithSlots } from '../snippets/slots'
import { kit as kitWithTheme } from '../snippets/theme-options'
import { ThemeSwitch } from '../snippets/theming'
import { Providers } from '../snippets/wagmi'
import { chainInUse, kit as kitOfConfig } from '../snippets/wagmi-config'
import { signIn, stopListening } from '../snippets/without-react'
import { connectorId, show, start } from './snippet-page'

const KEY = `0x${'11'.repeat(32)}` as const

test('kit.ts and app.tsx show a button that connects', async () => {
  await start(snippetKit, <App>below</App>)
  expect(screen.getByRole('button', { name: 'Connect wallet' })).not.toBeNull()
  expect(screen.getByText('below')).not.toBeNull()
})

test('account.tsx shows the status, then the address with its balance', async () => {
  const { kit } = await show(<Account />)
  expect(screen.getByText('Status: disconnected')).not.toBeNull()
  await act(() => connect(kit, { connectorId }))
  expect(await screen.findByText(/0x1111.* has 1\.5 ETH/)).not.toBeNull()
})

test('read-state.ts writes the account into the title, until it is stopped', async () => {
  const { kit } = await show(null)
  const stop = showAccount(kit)
  expect(document.title).toBe('Not connected')
  await act(() => connect(kit, { connectorId }))
  expect(document.title).toMatch(/^0x1111/)
  stop()
})

test('custom-button.tsx opens the modal and shows the connection status', async () => {
  const { kit, user } = await show(<CustomButton />)
  const button = screen.getByRole('button', { name: 'Connect wallet' })
  expect(button.dataset.status).toBe('disconnected')
  await user.click(button)
  expect(kit.getState().modal.open).toBe(true)
})

test('headless.tsx connects, cancels and disconnects without the modal', async () => {
  const { kit, adapter, user } = await show(<Wallets />)
  adapter.controls.holdNext()
  await user.click(screen.getByRole('button', { name: 'Test Wallet' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Test Wallet' }))
  await user.click(await screen.findByRole('button', { name: /^Disconnect 0x1111/ }))
  await screen.findByRole('button', { name: 'Test Wallet' })
  expect(kit.getState().modal.open).toBe(false)
})

test('headless.tsx is a whole app', async () => {
  await start(snippetKit, <HeadlessApp />)
  expect(screen.getByRole('list')).not.toBeNull()
})

test('theming.tsx switches the mode and the accent', async () => {
  const { kit, user } = await show(<ThemeSwitch />)
  await user.click(screen.getByRole('button', { name: 'Switch theme' }))
  await user.click(screen.getByRole('button', { name: 'Green accent' }))
  expect(kit.getState().config.themeMode).toBe('light')
  expect(kit.getState().config.themeVariables).toEqual({ '--bl-accent': '#0a7d5a' })
})

test('theme-options.ts starts with its own theme', () => {
  expect(kitWithTheme.getState().config.themeMode).toBe('system')
})

test('tokens.css sets tokens that the stylesheet has', () => {
  const css = readFileSync(join(__dirname, '..', 'snippets', 'tokens.css'), 'utf8')
  const names = listTokens().map(({ name }) => name)
  const used = [...css.matchAll(/(--bl-[a-z-]+):/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => name === undefined || !names.includes(name))).toEqual([])
})

test('messages.tsx shows its own texts instead of those of the language', async () => {
  const { kit } = createTestKit()
  const { container } = await start(kit, <TranslatedApp kit={kit} locale="ar" />)
  expect(screen.getByRole('button', { name: 'Sign in with a wallet' })).not.toBeNull()
  await waitFor(() => expect(container.querySelector('[data-bowline]')?.getAttribute('dir')).toBe('rtl'))
})

test('slots.tsx draws its own avatar of the account', async () => {
  const { kit } = createTestKit()
  await start(kit, <AppWithSlots kit={kit} />)
  await act(() => connect(kit, { connectorId }))
  expect(screen.getByText('11')).not.toBeNull()
})

test('embed.tsx shows the card until a wallet is connected', async () => {
  const { kit } = await show(<SignInPage />)
  expect(await screen.findByText('Test Wallet')).not.toBeNull()
  await act(() => connect(kit, { connectorId }))
  expect(screen.getByText('Welcome')).not.toBeNull()
})

test('events.tsx receives events', async () => {
  const heard: string[] = []
  await show(<EventLog onEvent={(name) => heard.push(name)} />, { isConnected: true })
  expect(heard).toContain('CONNECT_SUCCESS')
})

test('errors.ts has texts for wallet errors', async () => {
  const { kit, adapter } = await show(null)
  adapter.controls.rejectNext()
  expect(await act(() => tryToConnect(kit, connectorId))).toMatch('You said no')
  expect(await act(() => tryToConnect(kit, 'unknown'))).toBe('Connector not found')
  expect(await act(() => tryToConnect(kit, connectorId))).toBe('Connected')
})

test('wagmi.tsx connects the kit and wagmi', async () => {
  render(<Providers>below</Providers>)
  expect(await screen.findByRole('button', { name: 'Connect wallet' })).not.toBeNull()
})

test('wagmi-config.ts returns the configuration that the adapter created', async () => {
  expect(kitOfConfig.config.networks.map(({ id }) => id)).toEqual([await chainInUse()])
})

test('without-react.ts signs with an installed wallet', async () => {
  const withdraw = announceWallet(KEY, async () => true)
  const signature = signIn('id.bowline.sandbox')
  await waitFor(() => expect(document.body.getAttribute('data-wallet')).toBe('connected'))
  expect(await signature).toMatch(/^0x[0-9a-f]{130}$/)
  expect(document.body.getAttribute('data-wallet')).toBe('disconnected')
  stopListening()
  withdraw()
})

test('content-security-policy.ts names the services and the chain nodes', () => {
  const policy = securityHeaders('abc').get('Content-Security-Policy') ?? ''
  expect(policy).toContain("'nonce-abc'")
  expect(policy).toContain('https://mainnet.base.org')
  expect(policy).toContain('wss://relay.example.org')
  expect(policy).not.toContain('unsafe')
})

test('trusted-scripts.ts allows only the files of the build', async () => {
  const agreed: string[] = []
  const rules: { createScriptURL?: (text: string) => string | null } = {}
  window.trustedTypes = { createPolicy: (name, made) => Object.assign(rules, name === 'default' && made) }
  await import('../snippets/trusted-scripts')
  const { origin } = window.location
  for (const text of [
    '/_next/static/chunks/a1.js',
    `${origin}/_next/static/chunks/%5Bid%5D.js`,
    '/uploads/a.js',
    '/_next/image?url=a.js',
    '/_next/static/../../uploads/a.js',
    '/_next/static/%2e%2e/%2e%2e/uploads/a.js',
    'https://elsewhere.example/_next/static/a.js',
    '//elsewhere.example/_next/static/a.js',
    'data:text/javascript,alert(1)',
    `blob:${origin}/_next/static/a.js`,
  ])
    if (rules.createScriptURL?.(text) === text) agreed.push(text)
  expect(agreed).toEqual(['/_next/static/chunks/a1.js', `${origin}/_next/static/chunks/%5Bid%5D.js`])
})

test('report-trusted-types.ts enforces the rest and reports Trusted Types', () => {
  const headers = headersWhileTrying('abc')
  expect(headers.get('Content-Security-Policy')).not.toContain('trusted-types')
  expect(headers.get('Content-Security-Policy-Report-Only')).toContain("require-trusted-types-for 'script'")
})

test('install.sh installs what the snippets import', () => {
  const command = readFileSync(join(__dirname, '..', 'snippets', 'install.sh'), 'utf8')
  for (const name of ['@bowline/kit-core', '@bowline/ui-react', '@bowline/adapter-evm', '@wagmi/core', 'viem']) {
    expect(command).toContain(` ${name}`)
  }
  expect(command).toContain(' @walletconnect/sign-client@2.21.8')
})
