'use client'

import { useId, useRef } from 'react'
import { KitRoot } from '../kit/kit-root.js'
import { MessagesContext, useMessages } from '../kit/use-messages.js'
import { Card } from './card.js'
import { ModalToast } from './modal-toast.js'
import { useModalMessages } from './use-modal-messages.js'

/** The card that `KitEmbed` renders in an element of the app: without overlay, focus trap or scroll lock. */
export function EmbeddedCard() {
  return (
    <MessagesContext.Provider value={useModalMessages()}>
      <EmbeddedFrame />
    </MessagesContext.Provider>
  )
}

function EmbeddedFrame() {
  const { locale } = useMessages()
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  return (
    <KitRoot as="div" locale={locale}>
      <section
        ref={card}
        aria-labelledby={titleId}
        data-part="embedded-card"
        className="bl:relative bl:flex bl:w-full bl:max-w-90 bl:flex-col bl:overflow-hidden bl:rounded-card bl:border bl:border-border bl:bg-bg"
      >
        <Card card={card} titleId={titleId} />
        <ModalToast />
      </section>
    </KitRoot>
  )
}
