'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keptForCard } from './first-presses'
import styles from './stage.module.css'

/** How long the live card may take to show the same; then it is shown as it is. */
const WAIT_LIMIT_MS = 4_000
const LIVE = '[data-part="embedded-card"]'

/** The card's markup from the server, over the live card until that shows the same. */
export function FirstCard({ html, isElsewhere }: { html: string; isElsewhere: boolean }) {
  const picture = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const stage = picture.current?.parentElement
    if (!stage || isOver) return
    const finish = () => {
      const replay = picture.current ? keptForCard(picture.current) : undefined
      flushSync(() => setOver(true))
      const live = stage.querySelector(LIVE)
      if (live) replay?.(live)
    }
    const compare = () => {
      const live = stage.querySelector(LIVE)
      if (live && shows(live) === shows(picture.current)) finish()
    }
    const watch = new MutationObserver(compare)
    watch.observe(stage, { attributes: true, childList: true, subtree: true, characterData: true })
    const timer = setTimeout(finish, WAIT_LIMIT_MS)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
    }
  }, [isOver])
  if (isOver || isElsewhere) return null
  return (
    <div
      ref={picture}
      className={styles.first}
      data-first-card=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this app, which the kit drew
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The letters and pictures of a card, sorted: which of the installed wallets comes first depends on which was found first. */
function shows(card: Element | null): string {
  const pictures = [...(card?.querySelectorAll('img') ?? [])].map(({ src }) => src).sort()
  return [[...(card?.textContent ?? '')].sort().join(''), ...pictures].join()
}
