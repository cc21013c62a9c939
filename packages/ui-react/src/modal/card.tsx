'use client'

import type { RefObject } from 'react'
import { AlertSlot } from './alert-slot.js'
import { Header } from './header.js'
import { ViewArea } from './view-area.js'

/** `card` is the element around the content; `titleId` is the id of the heading. */
export type CardProps = { card: RefObject<HTMLElement | null>; titleId: string }

/** Content of the modal and of the embedded card: header, alert and current view. */
export function Card({ card, titleId }: CardProps) {
  return (
    <>
      <Header titleId={titleId} />
      <AlertSlot />
      <ViewArea card={card} />
    </>
  )
}
