/** Measurements of how the kit looks. */
import type { Page } from '@playwright/test'
import { settle } from '../../scenes/steps.mjs'

/** By how many pixels the page, or the card in it, can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
    const over = boxes.map((box) => {
      const scrolls = box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX)
      return scrolls ? box.scrollWidth - box.clientWidth : 0
    })
    return Math.max(0, ...over)
  })
}

/** Texts of the card that their box hides in part, except for names that are cut with an ellipsis. */
export function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const clipped: string[] = []
    const walker = document.createTreeWalker(
      document.querySelector('[role="dialog"]') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const holder = node.parentElement
      if (text === '' || holder === null || holder.closest('svg') || holder.getClientRects().length === 0) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const own = range.getBoundingClientRect()
      for (let box: Element | null = holder; box !== null && box.role !== 'dialog'; box = box.parentElement) {
        const style = getComputedStyle(box)
        const isHidden = style.clipPath !== 'none' || style.position === 'absolute'
        if (isHidden) break
        const frame = box.getBoundingClientRect()
        const isCutAside = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const isCutBelow = style.overflowY === 'hidden' || style.overflowY === 'clip'
        const hasEllipsis = style.textOverflow === 'ellipsis'
        const aside = own.left < frame.left - 1 || own.right > frame.right + 1
        const below = own.top < frame.top - 1 || own.bottom > frame.bottom + 1
        if ((isCutAside && aside && !hasEllipsis) || (isCutBelow && below)) clipped.push(text)
        if (hasEllipsis || /auto|scroll/.test(style.overflowY)) break
      }
    }
    return clipped
  })
}

/**
 * Texts that a browser's translator would translate though they are not words of the kit (names, addresses, amounts, symbols), and
 * words of the kit that it would leave. The kit's words are those with a letter of the current language.
 */
export function wronglyTranslated(page: Page, language: RegExp): Promise<readonly string[]> {
  return page.evaluate(
    ({ source, flags }) => {
      const own = new RegExp(source, flags)
      const wrong: string[] = []
      const walker = document.createTreeWalker(
        document.querySelector('[role="dialog"]') ?? document,
        NodeFilter.SHOW_TEXT,
      )
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const holder = node.parentElement
        const isKept = holder?.closest<HTMLElement>('[translate]')?.translate === false
        // Counts are the same in all languages; fields are ignored, and so are texts for the app's developer.
        const isLeft = holder?.closest('textarea, [data-part="alert-bar"]') || !/\p{L}|\d[.,]\d/u.test(text)
        if (!isLeft && own.test(text) === isKept) wrong.push(text)
      }
      return wrong
    },
    { source: language.source, flags: language.flags },
  )
}

/** The kit's text at twice its size, with the spacing that readers may set (WCAG 1.4.4, 1.4.12). */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[data-bowline][data-bowline] { --bl-font-size: 32px }
      [data-bowline][data-bowline] *, [data-bowline][data-bowline] { letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; line-height: 1.5 !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** The ring of a focused element, and its contrast with the background it is drawn on. */
export type FocusRing = { readonly of: string; readonly contrast: number }

const MOST_STOPS = 40

/** The ring at every Tab stop in the card, once around. */
export async function focusRings(page: Page): Promise<readonly FocusRing[]> {
  const rings: FocusRing[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    // A ring fades in with the colors, within 100 ms.
    await settle(page)
    const ring = await page.evaluate(readRing)
    if (rings.some(({ of }) => of === ring.of)) break
    rings.push(ring)
  }
  return rings
}

function readRing(): FocusRing {
  const focused = document.activeElement ?? document.body
  /** A color as the browser paints it over white or over what is under it. */
  const canvas = new OffscreenCanvas(1, 1)
  const paint = canvas.getContext('2d', { willReadFrequently: true })
  if (paint === null) throw new Error('There is no canvas')
  const colorOf = (layers: readonly string[]) => {
    paint.clearRect(0, 0, 1, 1)
    for (const layer of layers) {
      paint.fillStyle = layer
      paint.fillRect(0, 0, 1, 1)
    }
    return [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  }
  const grounds = (from: Element | null) => {
    const layers: string[] = []
    for (let box = from; box !== null; box = box.parentElement) layers.unshift(getComputedStyle(box).backgroundColor)
    return ['white', ...layers]
  }
  const light = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

  // A field draws its ring as the border of the box around it.
  const boxed = '[data-part="search-field"], [data-part="email-field"], [data-part="name-field"]'
  const boxedInput = `${boxed}, [data-part="recipient-field"], [data-part="amount-field"] > div`
  const field = focused.closest(focused.matches('input, textarea') ? boxedInput : boxed)
  const ringed = field ?? focused
  const style = getComputedStyle(ringed)
  const ring = field ? style.borderTopColor : style.outlineColor
  const width = Number.parseFloat(field ? style.borderTopWidth : style.outlineWidth)
  const isDrawn = width >= 1 && (field !== null || style.outlineStyle !== 'none')
  const isInside = field === null && Number.parseFloat(style.outlineOffset) < 0
  const ground = grounds(isInside ? ringed : ringed.parentElement)
  const under = light(colorOf(ground))
  const drawn = light(colorOf([...ground, ring]))
  const label = 'labels' in focused ? (focused as HTMLInputElement).labels?.[0]?.textContent : undefined
  const name = label ?? focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  return { of: `${focused.tagName} ${name}`.trim(), contrast: isDrawn ? contrastOf(drawn, under) : 0 }
}
