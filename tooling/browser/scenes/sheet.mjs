// @ts-check
import { readFile } from 'node:fs/promises'

/**
 * Puts pictures side by side, each cropped to its middle, where the card is.
 * @param {import('@playwright/test').Page} page
 * @param {{ files: readonly string[], path: string, width?: number, height?: number }} sheet
 */
export async function drawSheet(page, { files, path, width = 440, height = 844 }) {
  const images = await Promise.all(files.map(async (file) => `data:image/png;base64,${await readFile(file, 'base64')}`))
  const cells = images.map((url) => `<div><img src="${url}"></div>`).join('')
  await page.setViewportSize({ width: images.length * (width + 8), height })
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:8px;background:#888}div{position:relative;flex:none;width:${width}px;height:${height}px;overflow:hidden}
    img{position:absolute;inset:0;margin:auto;left:50%;translate:-50%;max-height:${height}px}</style>${cells}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.screenshot({ path })
}
