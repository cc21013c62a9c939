'use client'

import type { RefObject } from 'react'
import { AlertSlot } from './alert-slot.js'
import { Header } from './header.js'
import { ModalToast } from './modal-toast.js'
import { ViewArea } from './view-area.js'

/** `card` is the element around it; `titleId` the id of its heading. */
export type CardProps = { card: RefObject<HTMLElement | null>; titleId: string }

/** What is in the card, of the modal and of the embedded one. */
export function Card({ card, titleId }: CardProps) {
  return (
    <>
      <Header titleId={titleId} />
      <AlertSlot />
      <ViewArea card={card} />
      <ModalToast />
    </>
  )
}
