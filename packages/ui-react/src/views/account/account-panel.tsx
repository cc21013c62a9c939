'use client'

import { type ComponentLoader, useComponent } from '../../kit/use-component.js'
import { useMessages } from '../../kit/use-messages.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { RowSkeleton } from '../../parts/skeleton.js'
import { ListFailed } from '../list/list-failed.js'
import { ACCOUNT_PANELS, type AccountPanelName } from './account-panels.js'

/** `loader` is how the lists are come by; a test brings its own. */
export type AccountPanelProps = { name: AccountPanelName; loader?: ComponentLoader<AccountPanelName> }

/** A list of the account, or that it is on its way, or that it cannot be had. */
export function AccountPanel({ name, loader = ACCOUNT_PANELS }: AccountPanelProps) {
  const { t } = useMessages()
  const { View: List, hasFailed, retry } = useComponent(name, loader)
  if (List !== undefined) return <List />
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
