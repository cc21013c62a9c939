'use client'

import { useState } from 'react'
import { Highlighted } from '../code/highlighted'
import { neededPackages, PACKAGE_MANAGERS } from '../code/packages'
import { writeApp } from '../code/write-app'
import { useSettings } from '../host/use-settings'
import styles from './code-view.module.css'
import { CopyButton } from './copy-button'
import { Segments } from './segments'

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** The install line and the files of an app with the kit on screen. */
export function CodeView() {
  const { settings } = useSettings()
  const [manager, setManager] = useState<(typeof MANAGERS)[number]>('npm')
  const [chosen, setChosen] = useState('kit.ts')
  const files = writeApp(settings)
  const names = files.map(({ name }) => name)
  const file = files.find(({ name }) => name === chosen) ?? files[0]
  const install = `${PACKAGE_MANAGERS[manager]} ${neededPackages(settings).join(' ')}`
  if (file === undefined) return null
  return (
    <div className={styles.code} data-testid="app-code">
      <div className={styles.panel}>
        <div className={styles.bar}>
          <Segments label="Package manager" values={MANAGERS} value={manager} onChange={setManager} />
          <CopyButton text={() => install} />
        </div>
        <Highlighted source={install} label="Install command" isWrapped />
      </div>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <Segments label="File" values={names} value={file.name} onChange={setChosen} />
          <CopyButton text={() => file.text} />
        </div>
        <div className={styles.file}>
          <Highlighted source={file.text} label={`Source of ${file.name}`} />
        </div>
      </div>
    </div>
  )
}
