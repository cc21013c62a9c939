'use client'

import React, { type ReactNode } from 'react'

/** `isShown`: whether the children are on screen instead of only prerendered. */
export type PreRenderedProps = { isShown: boolean; children: ReactNode }

/**
 * Prerenders the closed modal's children hidden while the page is idle, so that opening costs only styles and layout. Their
 * effects run once they are shown. React before 19.2 renders them when they are shown.
 */
export function PreRendered({ isShown, children }: PreRenderedProps) {
  const { Activity }: { readonly Activity?: typeof React.Activity } = React
  if (Activity === undefined) return isShown ? children : null
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
