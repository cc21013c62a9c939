'use client'

import { useId, useRef, useState } from 'react'
import { MessagesContext } from '../kit/use-messages.js'
import { Card } from './card.js'
import { useRootElement } from './modal-root.js'
import { useModalMessages } from './use-modal-messages.js'

/** The card in the host's own element: no overlay, no trap, no lock. */
export function EmbeddedCard() {
  return (
    <MessagesContext value={useModalMessages()}>
      <EmbeddedFrame />
    </MessagesContext>
  )
}

function EmbeddedFrame() {
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useRootElement(root)
  return (
    <div ref={setRoot}>
      <section
        ref={card}
        aria-labelledby={titleId}
        data-part="embedded-card"
        className="bl:relative bl:flex bl:w-full bl:max-w-90 bl:flex-col bl:overflow-hidden bl:rounded-card bl:border bl:border-border bl:bg-bg"
      >
        <Card card={card} titleId={titleId} />
      </section>
    </div>
  )
}
