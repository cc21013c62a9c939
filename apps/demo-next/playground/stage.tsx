'use client'

/**
 * The kit's card moves through the page: one `KitEmbed`, in the stage that fills most of the screen, so that one connection
 * and one state run through all sections. Each stage has the card's size, so that nothing moves when it arrives.
 */
import {
  type OpenableView,
  type SwapPreselection,
  selectActiveAccount,
  selectIsUnsupportedChain,
} from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { KitEmbed, useKit, useKitState } from '@bowline/ui-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { kitKey } from '../host/kit-key'
import { useSettings } from '../host/use-settings'
import { FirstCard } from './first-card'
import styles from './stage.module.css'

type Stages = {
  readonly active: string | undefined
  readonly register: (id: string, element: Element) => () => void
  /** Brings the card into a stage. */
  readonly activate: (id: string) => void
}

const StageContext = createContext<Stages | undefined>(undefined)

/** The wallets' window, in pixels: its size, its distance from the edge of the screen, and how far it covers the card. */
const WALLET = { width: 360, height: 360, gap: 12, overlap: 24 }
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1]
/** A stage with the focus keeps the card while this many pixels of it are visible, so that no scroll takes it away in the middle of a task. */
const KEPT_HEIGHT = 180

/** Decides which stage has the card. */
export function StageProvider({ children }: { children: ReactNode }) {
  const [active, activate] = useState<string>()
  const elements = useRef(new Map<Element, { id: string; height: number }>())
  const observer = useRef<IntersectionObserver>(undefined)

  const settle = useCallback(() => {
    const stages = [...elements.current].sort(([, one], [, other]) => other.height - one.height)
    const inUse = stages.find(
      ([element, { height }]) => height >= KEPT_HEIGHT && element.contains(document.activeElement),
    )
    const [, first] = inUse ?? stages[0] ?? []
    if (first !== undefined && first.height > 0) activate(first.id)
  }, [])

  useEffect(() => {
    const known = elements.current
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries) {
          const stage = known.get(target)
          if (stage !== undefined) known.set(target, { ...stage, height: intersectionRect.height })
        }
        settle()
      },
      { threshold: STEPS },
    )
    observer.current = watch
    for (const element of known.keys()) watch.observe(element)
    return () => watch.disconnect()
  }, [settle])

  const register = useCallback((id: string, element: Element) => {
    elements.current.set(element, { id, height: 0 })
    observer.current?.observe(element)
    return () => {
      elements.current.delete(element)
      observer.current?.unobserve(element)
    }
  }, [])

  const value = useMemo(() => ({ active, register, activate }), [active, register])
  return <StageContext value={value}>{children}</StageContext>
}

function useStages(): Stages {
  const stages = useContext(StageContext)
  if (!stages) throw new Error('A stage is used outside StageProvider')
  return stages
}

/** Returns a function that brings the card into a stage. */
export function useActivateStage(id: string): () => void {
  const { activate } = useStages()
  return useCallback(() => activate(id), [activate, id])
}

/** A place for the card, with the view it shows there once an account is connected. */
export function Stage({
  id,
  view,
  swap,
  label,
  firstCard,
}: {
  id: string
  view?: OpenableView
  /** Initial values of the Swap view. */
  swap?: SwapPreselection
  label: string
  /** Markup shown in place of the card until the kit draws it. */
  firstCard?: string | undefined
}) {
  const { settings } = useSettings()
  const { active, register } = useStages()
  const element = useRef<HTMLElement>(null)
  useEffect(() => (element.current ? register(id, element.current) : undefined), [id, register])
  const isActive = active === id
  return (
    <section
      ref={element}
      className={styles.stage}
      aria-label={label}
      data-theme={settings.theme}
      data-active={isActive}
      data-testid={`stage-${id}`}
    >
      <div className={styles.card}>
        {isActive && <Card view={view} swap={swap} />}
        {firstCard !== undefined && <FirstCard html={firstCard} isElsewhere={active !== undefined && !isActive} />}
      </div>
    </section>
  )
}

function Card({ view, swap }: { view: OpenableView | undefined; swap: SwapPreselection | undefined }) {
  const kit = useKit()
  const { settings, round } = useSettings()
  const element = useRef<HTMLDivElement>(null)
  const isConnected = useKitState((state) => selectActiveAccount(state) !== undefined)
  // Choosing a listed network leads to the account: the section's view opens again.
  const isUnlisted = useKitState((state) => selectIsUnsupportedChain(state))

  // Only once: after connecting the card shows the account, and not the list again.
  useEffect(() => {
    if (view === 'Connect') open(kit, { view }).catch(() => undefined)
  }, [kit, view])

  useEffect(() => {
    if (view === undefined || view === 'Connect' || !isConnected) return
    if (!isUnlisted) open(kit, { view, arguments: swap }).catch(() => undefined)
  }, [kit, view, swap, isConnected, isUnlisted])

  useEffect(() => {
    const place = () => {
      const card = element.current?.getBoundingClientRect()
      const stage = element.current?.closest('[data-active]')?.getBoundingClientRect()
      if (card === undefined || stage === undefined) return
      const { style } = document.documentElement
      const top = stage.top + (stage.height - WALLET.height) / 2
      const lowest = window.innerHeight - WALLET.height - WALLET.gap
      style.setProperty('--wallet-left', `${Math.round(card.left - WALLET.width + WALLET.overlap)}px`)
      style.setProperty('--wallet-top', `${Math.round(Math.max(WALLET.gap, Math.min(lowest, top)))}px`)
    }
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [])

  return (
    <div ref={element} className={styles.embed}>
      <KitEmbed key={`${kitKey(settings)}#${round}`} />
    </div>
  )
}
