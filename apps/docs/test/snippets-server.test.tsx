/** @jest-environment node */
/** Snippets that run on a server of Next.js. */
import { connect, ready, start } from '@bowline/kit-core/actions'
import { STATE_COOKIE } from '@bowline/kit-core/server'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { NextRequest } from 'next/server'
import { prerender } from 'react-dom/static'
import { Account } from '../snippets/account'
import { Layout } from '../snippets/layout-with-nonce'
import { config, proxy } from '../snippets/next-proxy'
import { WithConnection } from '../snippets/server-rendering'

let cookieHeader = ''
jest.mock('next/headers', () => ({ cookies: async () => ({ toString: () => cookieHeader }) }))

test.each([
  ['server-rendering.tsx', WithConnection],
  ['layout-with-nonce.tsx', Layout],
])('%s renders what the cookie remembers', async (_, Part) => {
  const renderPage = async () => {
    const { prelude } = await prerender(
      <Part>
        <Account />
      </Part>,
    )
    return new Response(prelude).text()
  }
  cookieHeader = ''
  expect(await renderPage()).toMatch(/Status: (<!-- -->)?disconnected/)
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage })
  const stop = start(kit)
  await ready(kit)
  const { accounts } = await connect(kit, { connectorId: 'test.wallet.eip155' })
  cookieHeader = `${STATE_COOKIE}=${encodeURIComponent(JSON.stringify(storage.entries()))}`
  expect(await renderPage()).toContain(accounts[0]?.address)
  stop()
})

test('next-proxy.ts sends the policy and passes the nonce to Next', () => {
  const response = proxy(new NextRequest('https://app.example/'))
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/'nonce-[\w+/=]{22,}'/)
  expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
  const other = proxy(new NextRequest('https://app.example/')).headers.get('Content-Security-Policy')
  expect(other).not.toBe(policy)
  const isMatched = (path: string) => config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path))
  expect(['/', '/account', '/_next/static/chunks/a.js'].map(isMatched)).toEqual([true, true, false])
})
