import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
const { chromium } = createRequire('/tmp/w/h-frame/tooling/browser/package.json')('@playwright/test')
const names = process.argv[2].split(',')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const p = await b.newPage({ viewport: { width: 1640, height: 900 } })
const img = (n) => `<img style="height:400px;border:1px solid #f0f;margin:4px" src="data:image/png;base64,${readFileSync(`/tmp/w/h-frame-pics/${n}.png`).toString('base64')}">`
await p.setContent('<body style="margin:0;background:#888">' + names.map((n) => ['desktop-dark', 'desktop-light', 'phone-dark', 'phone-light'].map((s) => img(`${n}-${s}`)).join('')).join('<br>'))
await p.screenshot({ path: `/tmp/w/h-frame-pics/sheet-${names[0]}.png`, fullPage: true })
await b.close()
