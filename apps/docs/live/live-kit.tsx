'use client'

import '@bowline/ui-react/styles.css'
import { KitEmbed, KitProvider, useKitTheme } from '@bowline/ui-react'
import { useTheme } from 'fumadocs-ui/provider/base'
import { useEffect, useState } from 'react'
import { createLiveKit } from './create-live-kit'

const ACCENTS = { Indigo: '#3346d3', Green: '#0a7d5a', Orange: '#c43e1b' }

/** The kit's card in the page, with a wallet and services that are in the page too. */
export function LiveKit() {
  const [kit] = useState(createLiveKit)
  return (
    <KitProvider kit={kit}>
      <div className="live not-prose">
        <KitEmbed />
        <Accents />
        <p>
          This is the kit itself. Connect with Sandbox Wallet: it approves everything, and its chain and services are in
          this page.
        </p>
      </div>
    </KitProvider>
  )
}

/** Accents to choose from. The mode is that of the page. */
function Accents() {
  const { setMode, setVariables } = useKitTheme()
  const { resolvedTheme } = useTheme()
  useEffect(() => setMode(resolvedTheme === 'dark' ? 'dark' : 'light'), [resolvedTheme, setMode])
  return (
    <fieldset className="live-accents">
      <legend>Accent</legend>
      {Object.entries(ACCENTS).map(([name, color]) => (
        <button key={name} type="button" onClick={() => setVariables({ '--bl-accent': color })}>
          <span style={{ background: color }} /> {name}
        </button>
      ))}
    </fieldset>
  )
}
