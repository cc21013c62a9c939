// @ts-check
/**
 * The pages of the secure site's windows: one head for all, with what each shows until its script has loaded.
 *
 * Out     the HTML of a window, by the name of its file
 * Source  security design §3
 */

/**
 * A window.
 * @typedef {object} WindowPage
 * @property {string} title
 * @property {readonly string[]} styles  names of its style sheets, without the ending
 * @property {string} [waiting]  markup to show instead of "One moment"
 */

const MOMENT = '<main class="idle" aria-busy="true"><h1>One moment</h1></main>'

/** @type {Readonly<Record<string, WindowPage>>} */
const PAGES = {
  approval: {
    title: 'Bowline wallet',
    styles: ['frame'],
    waiting: `<main class="idle"><h1>This window waits for a request</h1>
<p>If nothing appears, close this window and start again in the app.</p></main>`,
  },
  account: { title: 'Devices and security', styles: ['frame', 'account'] },
  link: { title: 'Log in', styles: ['frame'] },
  login: { title: 'Log in', styles: ['frame'] },
}

/** The HTML of each window, by the name of its file. */
export const windowPages = Object.entries(PAGES).map(([name, { title, styles, waiting = MOMENT }]) => ({
  file: `${name}.html`,
  html: `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((style) => `<link rel="stylesheet" href="/${style}.css">`).join('\n')}
<script type="module" src="/${name}.js"></script>
</head>
<body class="window">
<div id="root">${waiting}</div>
</body>
</html>
`,
}))
