import type { ReactNode } from 'react'

/** `children` are SVG shapes in a 64 by 64 view box. */
export type IllustrationProps = { children: ReactNode }

/** Drawing of a topic on a help page. Hidden from screen readers, because it adds nothing to the text. */
export function Illustration({ children }: IllustrationProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 64 64"
      className="bl:size-16 bl:flex-none bl:rounded-row bl:bg-surface"
    >
      {children}
    </svg>
  )
}

/** Shape in the color of quiet text, filled with the card's background. */
export const QUIET = 'bl:fill-bg bl:stroke-subtle'

/** Line in the color of quiet text. */
export const QUIET_LINE = 'bl:stroke-subtle'

/** Shape in the accent color, filled with the card's background. */
export const ACCENT = 'bl:fill-bg bl:stroke-accent-text'

/** Line in the accent color. */
export const ACCENT_LINE = 'bl:stroke-accent-text'
