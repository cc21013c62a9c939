// @ts-check

/**
 * A PNG as WebP, a third of the size.
 * @param {import('@playwright/test').Page} page any page of a browser that encodes WebP
 * @param {Buffer} png
 * @param {number} [width] in pixels; that of the PNG by default
 */
export async function toWebp(page, png, width) {
  const url = `data:image/png;base64,${png.toString('base64')}`
  return Buffer.from(await page.evaluate(encode, { url, width }), 'base64')
}

/** Runs in the page. @param {{ url: string, width: number | undefined }} picture */
async function encode({ url, width }) {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = (width ?? image.naturalWidth) / image.naturalWidth
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(image.naturalWidth * scale),
    height: Math.round(image.naturalHeight * scale),
  })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws nothing')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
}
