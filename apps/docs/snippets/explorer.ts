import type { WalletListing } from '@bowline/kit-core'

const FEATURES = [{ id: 'branding', isEnabled: false, config: [] }]
const ORIGINS = ['https://app.example.org', 'https://*.preview.example.org']
const WALLETS: readonly WalletListing[] = [
  {
    id: 'house-wallet',
    name: 'House Wallet',
    image_id: 'house-wallet',
    chains: ['eip155:1', 'eip155:8453'],
    mobile_link: 'housewallet://',
    homepage: 'https://wallet.example.org',
  },
]
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'

/** Serves `endpoints.explorer`, on any server with `Request` and `Response`. */
export function answerExplorer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname) {
    case '/appkit/v1/config':
      return answer({ features: FEATURES })
    case '/projects/v1/origins':
      return answer({ allowedOrigins: ORIGINS })
    case '/getAnalyticsConfig':
      return answer({ isAnalyticsEnabled: false })
    case '/getWallets':
      return answer(findWallets(searchParams))
    case '/getWalletImage/house-wallet':
      return new Response(IMAGE, { headers: { ...FOR_ALL, 'Content-Type': 'image/svg+xml' } })
    default:
      return new Response(null, { status: 404, headers: FOR_ALL })
  }
}

const FOR_ALL = { 'Access-Control-Allow-Origin': '*' }

function answer(body: unknown): Response {
  return Response.json(body, { headers: FOR_ALL })
}

function findWallets(asked: URLSearchParams): { data: readonly WalletListing[]; count: number } {
  const [page, entries] = [Number(asked.get('page') ?? 1), Number(asked.get('entries') ?? 40)]
  const list = (name: string) => asked.get(name)?.split(',') ?? []
  const [include, exclude, chains] = [list('include'), list('exclude'), list('chains')]
  const search = asked.get('search')?.toLowerCase() ?? ''
  const found = WALLETS.filter(
    (wallet) =>
      (include.length === 0 || include.includes(wallet.id)) &&
      !exclude.includes(wallet.id) &&
      (chains.length === 0 || wallet.chains?.some((chain) => chains.includes(chain))) &&
      wallet.name.toLowerCase().includes(search),
  )
  return { data: found.slice((page - 1) * entries, page * entries), count: found.length }
}
