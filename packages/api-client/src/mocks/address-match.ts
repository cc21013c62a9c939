type Match = (info: { readonly request: Request }) => boolean

/** MSW predicate for requests to this URL. Without a query it accepts any query. */
export function isAt({ origin, pathname, search }: URL): Match {
  return ({ request }) => {
    const url = new URL(request.url)
    return url.origin === origin && url.pathname === pathname && (search === '' || url.search === search)
  }
}

/** MSW predicate for requests to a direct child of this folder, whose URL ends in a slash. */
export function isIn({ origin, pathname }: URL): Match {
  return ({ request }) => {
    const url = new URL(request.url)
    const rest = url.pathname.slice(pathname.length)
    return url.origin === origin && url.pathname.startsWith(pathname) && /^[^/]+$/.test(rest)
  }
}

/** MSW predicate for requests to this URL and to everything below it. */
export function isUnder({ origin, pathname }: URL): Match {
  const folder = pathname.replace(/\/*$/, '/')
  return ({ request }) => {
    const url = new URL(request.url)
    return url.origin === origin && (url.pathname === pathname || url.pathname.startsWith(folder))
  }
}
