import { pageHeaders } from './security-headers.js'

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { box-sizing: border-box; width: min(100%, 26rem); padding: 1.5rem; text-align: center }
h1 { font-size: 1.25rem }
form { display: grid; gap: .75rem }
button { font: inherit; padding: .75rem 1rem; border-radius: .75rem; border: 1px solid; cursor: pointer }
bdi { overflow-wrap: anywhere }
`

/** Serves `/pages.css`, the stylesheet of the HTML pages that the server renders itself, such as the device link's. */
export function servePageStyle(): Response {
  return new Response(STYLE, { headers: { ...pageHeaders(), 'content-type': 'text/css' } })
}
