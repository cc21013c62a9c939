'use client'

/**
 * Contrast of the text on the kit's primary color, read from the card on screen.
 *
 * Out     4.5 and more is readable; undefined while no card is on screen
 * Source  WCAG 2.2, contrast (minimum)
 */
import { useEffect, useState } from 'react'

const ATTEMPT_MS = 300
const ATTEMPTS = 20

/** Measures the contrast again when the key changes. */
export function useContrast(key: string): number | undefined {
  const [contrast, setContrast] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the colors may have changed
  useEffect(() => {
    let left = ATTEMPTS
    const measure = () => {
      left -= 1
      const root = document.querySelector('[data-part="embedded-card"]')
      if (root !== null) {
        const styles = getComputedStyle(root)
        const [one, other] = ['--bl-accent', '--bl-on-accent'].map((name) => luminance(styles.getPropertyValue(name)))
        if (one !== undefined && other !== undefined) setContrast(ratio(one, other))
      }
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(measure, ATTEMPT_MS)
    return () => clearInterval(timer)
  }, [key])
  return contrast
}

function luminance(color: string): number | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null || color === '') return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const share = byte / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
