'use client'

import React, { type ReactNode } from 'react'

/** `isShown`: on screen, and not only drawn ahead. */
export type StagedProps = { isShown: boolean; children: ReactNode }

/**
 * Draws ahead what is hidden, in moments when the page has nothing else to do, so that showing it costs no more than the
 * styles and the place. None of its effects runs before it is shown. React before 19.2 draws it when it is shown.
 */
export function PreRendered({ isShown, children }: StagedProps) {
  const { Activity }: { readonly Activity?: typeof React.Activity } = React
  if (Activity === undefined) return isShown ? children : null
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
