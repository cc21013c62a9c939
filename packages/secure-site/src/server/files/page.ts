import { pageHeaders } from './security-headers.js'

/**
 * Creates the response of an HTML page that the server renders itself, such as the device link's. `markup` must be safe:
 * escape its texts with `escapeHtml`.
 */
export function page(params: {
  title: string
  markup: string
  status?: number
  script?: string
  stylesheet?: string
  /** Site that the browser names after the title. */
  site?: string
  /** Safe markup above the title. */
  intro?: string
  /** The window's opener waits for a later page of this window. */
  keepsOpener?: boolean
}): Response {
  const { site, intro = '', stylesheet = '/pages.css' } = params
  const script = params.script === undefined ? '' : `\n<script src="${escapeHtml(params.script)}" defer></script>`
  const title = escapeHtml(params.title)
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${site === undefined ? '' : ` · ${escapeHtml(site)}`}</title>
<link rel="stylesheet" href="${stylesheet}">${script}
</head>
<body>
<main>
${intro}<h1>${title}</h1>
${params.markup}
</main>
</body>
</html>
`
  // A page with a script reports to the window that opened it; the others have no use for one.
  const keepsOpener = params.keepsOpener === true || params.script !== undefined
  const headers = {
    ...pageHeaders(),
    ...(!keepsOpener && { 'cross-origin-opener-policy': 'same-origin' }),
  }
  return new Response(html, { status: params.status ?? 200, headers })
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
