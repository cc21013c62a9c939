type Match = (info: { readonly request: Request }) => boolean

/** Matches one address, compared as parsed; an address without a query takes any query. */
export function isAt({ origin, pathname, search }: URL): Match {
  return ({ request }) => {
    const url = new URL(request.url)
    return url.origin === origin && url.pathname === pathname && (search === '' || url.search === search)
  }
}

/** Matches each single thing in a folder, whose address ends in a slash. */
export function isIn({ origin, pathname }: URL): Match {
  return ({ request }) => {
    const url = new URL(request.url)
    const rest = url.pathname.slice(pathname.length)
    return url.origin === origin && url.pathname.startsWith(pathname) && /^[^/]+$/.test(rest)
  }
}

/** Matches an address and all that lies under it. */
export function isUnder({ origin, pathname }: URL): Match {
  const folder = pathname.replace(/\/*$/, '/')
  return ({ request }) => {
    const url = new URL(request.url)
    return url.origin === origin && (url.pathname === pathname || url.pathname.startsWith(folder))
  }
}
