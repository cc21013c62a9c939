'use client'

import type { ComponentLoader } from '../../kit/component-loader.js'
import { useComponent } from '../../kit/use-component.js'
import { useMessages } from '../../kit/use-messages.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { RowSkeleton } from '../../parts/skeleton.js'
import { ListFailed } from '../list/list-failed.js'

/** `loader` is how the parts are come by. */
export type AccountPanelProps<Name extends string> = { name: Name; loader: ComponentLoader<Name> }

/** A part of the account, or that it is on its way, or that it cannot be had. */
export function AccountPanel<Name extends string>({ name, loader }: AccountPanelProps<Name>) {
  const { t } = useMessages()
  const { View: Part, hasFailed, retry } = useComponent(name, loader)
  if (Part !== undefined) return <Part />
  if (hasFailed) {
    return (
      <ListFailed
        title={t('modal.chunk-failed')}
        hint={t('modal.chunk-failed-hint')}
        retryLabel={t('modal.try-again')}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      <HiddenWords role="status">{t('modal.loading')}</HiddenWords>
      <div aria-busy="true" className="bl:flex bl:flex-col bl:gap-1">
        <RowSkeleton hint />
        <RowSkeleton hint />
        <RowSkeleton hint />
      </div>
    </>
  )
}
