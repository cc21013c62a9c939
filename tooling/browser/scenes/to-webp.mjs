// @ts-check

/**
 * A PNG as WebP, a third of the size.
 * @param {import('@playwright/test').Page} page any page of a browser that encodes WebP
 * @param {Buffer} png
 */
export async function toWebp(page, png) {
  return Buffer.from(await page.evaluate(encode, `data:image/png;base64,${png.toString('base64')}`), 'base64')
}

/** Runs in the page. @param {string} url */
async function encode(url) {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.naturalWidth,
    height: image.naturalHeight,
  })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
}
