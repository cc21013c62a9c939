/** Where the project and this site are. */
export const REPOSITORY_URL = 'https://github.com/bowline/bowline'

/** Address of the published pages, for the sitemap and the cards of links. */
export const SITE_URL = process.env.DOCS_URL ?? 'http://localhost:3020'

/** Address of the published playground; undefined where there is none. */
export const PLAYGROUND_URL = process.env.NEXT_PUBLIC_PLAYGROUND_URL

/** Pages that moved: their old address and the new one. */
export const MOVED: Readonly<Record<string, string>> = { '/server-rendering': '/nextjs' }
