import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const { chromium } = createRequire('/tmp/w/h-frame/tooling/browser/package.json')('@playwright/test')
const { outputFiles: [js] } = await build({ entryPoints: ['/tmp/w/h-frame-pics/entry.ts'], bundle: true, write: false, format: 'iife', conditions: ['@bowline/source'], nodePaths: ['/tmp/w/h-frame/packages/secure-site/node_modules'] })
const css = readFileSync('site/frame.css', 'utf8') + readFileSync('site/account.css', 'utf8')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const pick = process.argv.slice(2)
for (const [size, width, height] of [['desktop', 600, 800], ['phone', 360, 640]]) for (const theme of ['dark', 'light']) {
  const ctx = await b.newContext({ viewport: { width, height }, hasTouch: size === 'phone', isMobile: size === 'phone' })
  const p = await ctx.newPage()
  await p.setContent(`<!doctype html><html data-theme="${theme}"><head><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head><body class="window"><div id="root"></div></body></html>`)
  await p.addScriptTag({ content: js.text })
  for (const name of pick.length ? pick : await p.evaluate(() => Object.keys(window.views))) {
    await p.evaluate((n) => window.views[n](), name)
    await p.screenshot({ path: `/tmp/w/h-frame-pics/${name}-${size}-${theme}.png` })
  }
  await ctx.close()
}
await b.close()
