// @ts-check
/**
 * The picture of the README: Connect and Account beside each other, in both themes.
 *
 * In      take   takes the card of a scene in a theme, as PNG
 * Out     the picture, as PNG
 */
import { THEMES } from './looks.mjs'

const SHOWN = ['connect', 'account']
const GROUND = { dark: '#2a2d33', light: '#e9ebf0' }
const SHADOW = '0 12px 28px -8px rgb(0 0 0 / 40%)'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {(scene: string, theme: import('./looks.mjs').Theme) => Promise<Buffer>} take
 * @returns {Promise<Buffer>}
 */
export async function drawReadmePicture(browser, take) {
  const halves = []
  for (const theme of THEMES) {
    const cards = []
    for (const scene of SHOWN) {
      const url = `data:image/png;base64,${(await take(scene, theme)).toString('base64')}`
      cards.push(`<img src="${url}">`)
    }
    halves.push(`<div style="background:${GROUND[theme]}">${cards.join('')}</div>`)
  }
  const page = await browser.newPage({ viewport: { width: 1640, height: 660 }, deviceScaleFactor: 1.1 })
  await page.setContent(
    `<style>body{margin:0;display:flex;height:660px}div{flex:1;display:flex;gap:28px;align-items:center;justify-content:center}
    img{width:360px;border-radius:28px;box-shadow:${SHADOW}}</style>${halves.join('')}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const picture = await page.screenshot()
  await page.close()
  return picture
}
