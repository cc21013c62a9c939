/** Reads a code like a phone's camera: from the pixels, and with another library than the one that drew it. */
import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/** The text of the code on screen; undefined when none can be read. */
export async function scanCode(code: Locator): Promise<string | undefined> {
  const { width, height, data } = await pixelsOf(code.page(), await code.screenshot())
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** A separate page decodes the picture, since the policy of the demo's page would not allow it. */
async function pixelsOf(page: Page, picture: Buffer): Promise<Pixels> {
  const blank = await page.context().newPage()
  const { base64: painted, ...size } = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const paint = new OffscreenCanvas(width, height).getContext('2d')
    if (paint === null) throw new Error('There is no canvas')
    paint.drawImage(bitmap, 0, 0)
    const letters = Array.from(paint.getImageData(0, 0, width, height).data, (byte) => String.fromCharCode(byte))
    return { width, height, base64: btoa(letters.join('')) }
  }, picture.toString('base64'))
  await blank.close()
  return { ...size, data: Uint8ClampedArray.from(Buffer.from(painted, 'base64')) }
}
