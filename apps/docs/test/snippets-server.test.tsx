/** @jest-environment node */
/** Snippets that run on a server of Next.js. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { STATE_COOKIE } from '@bowline/kit-core/server'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { NextRequest } from 'next/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Account } from '../snippets/account'
import { Layout } from '../snippets/layout-with-nonce'
import NextLayout from '../snippets/next-layout'
import PagesApp from '../snippets/next-pages-app'
import { getServerSideProps } from '../snippets/next-pages-props'
import { config, proxy } from '../snippets/next-proxy'
import Root, { loader } from '../snippets/react-router-root'
import { WithConnection } from '../snippets/server-rendering'

let cookieHeader = ''
jest.mock('next/headers', () => ({ cookies: async () => ({ toString: () => cookieHeader }) }))

test.each([
  ['server-rendering.tsx', WithConnection],
  ['layout-with-nonce.tsx', Layout],
  ['next-layout.tsx', NextLayout],
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
  const { address, cookie } = await connectedVisit()
  cookieHeader = cookie
  expect(await renderPage()).toContain(address)
})

/** The cookie of a visit that connected a wallet. */
async function connectedVisit() {
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage })
  const stop = start(kit)
  await ready(kit)
  const { accounts } = await connect(kit, { connectorId: 'test.wallet.eip155' })
  stop()
  const cookie = `${STATE_COOKIE}=${encodeURIComponent(JSON.stringify(storage.entries()))}`
  return { address: accounts[0]?.address ?? 'no account', cookie }
}

test('next-pages-props.ts and next-pages-app.tsx render what the cookie remembers', async () => {
  const { address, cookie } = await connectedVisit()
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: { cookie }, cookies: {} })
  const res = new ServerResponse(req)
  const result = await getServerSideProps({ req, res, query: {}, resolvedUrl: '/' })
  const pageProps = 'props' in result ? await result.props : undefined
  const { prelude } = await prerender(<PagesApp Component={Account} pageProps={pageProps} />)
  expect(await new Response(prelude).text()).toContain(address)
})

test('react-router-root.tsx renders what the cookie remembers', async () => {
  const { address, cookie } = await connectedVisit()
  const handler = createStaticHandler([
    { id: 'root', path: '/', loader, Component: Root, children: [{ index: true, Component: Account }] },
  ])
  const context = await handler.query(new Request('https://app.example/', { headers: { cookie } }))
  if (context instanceof Response) throw new Error('The route responds without a page')
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  expect(await new Response(prelude).text()).toContain(address)
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
