import type { ReactNode } from 'react'

/** `children` are shapes on a field of 64 by 64. */
export type PictureProps = { children: ReactNode }

/** A drawing of a help page. It says nothing that the words beside it do not. */
export function Picture({ children }: PictureProps) {
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

/** Drawn in the colour of quiet text, on the card's own ground. */
export const QUIET = 'bl:fill-bg bl:stroke-subtle'

/** A line in the colour of quiet text. */
export const QUIET_LINE = 'bl:stroke-subtle'

/** Drawn in the accent, on the card's own ground. */
export const ACCENT = 'bl:fill-bg bl:stroke-accent-text'

/** A line in the accent. */
export const ACCENT_LINE = 'bl:stroke-accent-text'
