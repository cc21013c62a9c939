import { pageHeaders } from '../files/security-headers.js'

/** URL of the sandbox's stylesheet. */
export const SANDBOX_STYLE_PATH = '/sandbox/pages.css'

const STYLE = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfbfd, #0b0d14);
  --raised: light-dark(#ffffff, #12151f);
  --border: light-dark(#e3e5ee, #232838);
  --border-strong: light-dark(#838aa6, #6b7494);
  --text: light-dark(#10142a, #f2f4fb);
  --muted: light-dark(#4d5470, #a7aec6);
  --accent: light-dark(#3346d3, #9aa8ff);
  --fill: light-dark(#3346d3, #4c60f0);
  --quiet: light-dark(#edf0fe, #1b2140);
  --end: light-dark(#e4512b, #ff8562);
  font: 16px/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box }
body {
  display: grid;
  grid-template-columns: minmax(0, 27.5rem);
  align-content: safe center;
  justify-content: center;
  min-height: 100dvh;
  margin: 0;
  padding: 1rem;
  background: var(--ground);
  color: var(--text);
}
main {
  padding: clamp(1.25rem, 6vw, 2rem);
  border: 1px solid var(--border);
  border-radius: 1.75rem;
  background: var(--raised);
}
header { display: flex; align-items: center; gap: .5rem; font-weight: 600; letter-spacing: -.01em }
header svg { width: 1.5rem; height: 1.5rem; fill: none; stroke: var(--text); stroke-width: 8; stroke-linecap: round }
header svg .end { stroke: var(--end) }
.notice {
  margin: 1.5rem 0;
  padding: .625rem .875rem;
  border-radius: .75rem;
  background: var(--quiet);
  font-size: .875rem;
  font-weight: 500;
}
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.02em; text-wrap: balance }
p { margin: 0 0 1.5rem; color: var(--muted); text-wrap: pretty }
form { display: grid; gap: .75rem }
label { display: grid; gap: .375rem; font-size: .875rem; font-weight: 500 }
input {
  width: 100%;
  min-height: 3rem;
  padding: 0 .875rem;
  border: 1px solid var(--border-strong);
  border-radius: .9375rem;
  background: var(--ground);
  color: inherit;
  font: inherit;
  font-size: 1rem;
}
button, .button {
  display: grid;
  place-items: center;
  min-height: 3rem;
  padding: 0 1rem;
  border: 1px solid var(--border);
  border-radius: .9375rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.primary { border-color: transparent; background: var(--fill); color: #fff }
:is(button, .button):hover { border-color: var(--border-strong) }
.primary:hover { background: color-mix(in srgb, var(--fill) 88%, #000) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
a { color: var(--accent) }
ol { display: grid; gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none }
li { padding: 1rem; border: 1px solid var(--border); border-radius: 1rem }
li p { margin: 0; color: var(--text); overflow-wrap: anywhere }
li time { display: block; color: var(--muted); font-size: .8125rem }
.code {
  margin: .25rem 0;
  font: 600 1.75rem/1.2 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  letter-spacing: .12em;
}
bdi { overflow-wrap: anywhere }
`

/** Serves the stylesheet of the sandbox's pages. */
export function serveSandboxStyle(): Response {
  return new Response(STYLE, { headers: { ...pageHeaders(), 'content-type': 'text/css; charset=utf-8' } })
}
