'use client'

import type { ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { SearchField } from '../../../components/search-field.js'
import { RowSkeleton } from '../../../components/skeleton.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RetryButton } from '../../account/tokens/retry-button.js'
import { TokensFailed } from '../../account/tokens/tokens-failed.js'
import { FillHeightSection } from '../list/fill-height-section.js'
import { VirtualList } from '../list/virtual-list.js'
import type { PickedToken } from './picked-token.js'
import { PickerRow } from './picker-row.js'
import { useTokenPicker } from './use-token-picker.js'

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 66

/**
 * While tokens load, and after they failed to load, known tokens stay above the placeholders or the error. `above` precedes
 * the list until the user searches; `empty` replaces the list when there are no tokens; `below` follows either until the user
 * searches. `blockedUntilMs`: a failed list cannot be retried before it; epoch milliseconds.
 */
export type TokenSearchProps = {
  tokens: readonly PickedToken[]
  above?: ReactNode
  status: 'loading' | 'list' | 'failed'
  onPick: (token: PickedToken) => void
  onRetry: () => void
  blockedUntilMs?: number | undefined
  empty: ReactNode
  below?: ReactNode
}

/** Token picker of Send, and the base of Swap's: virtualized list of tokens, with a search by name, symbol or address. */
export function TokenSearch({
  tokens,
  above,
  status,
  onPick,
  onRetry,
  blockedUntilMs,
  empty,
  below,
}: TokenSearchProps) {
  const { t } = useMessages()
  const { search, setSearch, isSearching, found, shared, isHidden, ...view } = useTokenPicker(tokens, onRetry)
  const isLoading = status === 'loading'
  const rest =
    status === 'failed' ? (
      <TokensFailed retry={<RetryButton blockedUntilMs={blockedUntilMs} isBusy={false} onRetry={view.retry} />} />
    ) : (
      isLoading && ['1', '2', '3', '4'].map((key) => <RowSkeleton key={key} hint className="bl:mb-2" />)
    )
  if (status === 'list' && tokens.length === 0) {
    return (
      <section>
        {empty}
        {below}
      </section>
    )
  }
  return (
    <FillHeightSection loadingText={isLoading ? t('token-picker.loading') : ''}>
      <div ref={view.searchBox}>
        <SearchField
          label={t('token-picker.search')}
          clearLabel={t('token-picker.search-clear')}
          value={search}
          onValueChange={setSearch}
          data-autofocus={view.isAutofocused ? '' : undefined}
        />
      </div>
      <VisuallyHidden role="status">
        {isSearching && status === 'list' ? t('token-picker.results', { count: found.length }) : ''}
      </VisuallyHidden>
      {!isSearching && above}
      {found.length > 0 ? (
        <VirtualList
          key={search}
          label={t('token-picker.list')}
          rows={found}
          isStop={() => true}
          rowHeight={ROW_HEIGHT}
          render={(token, index, stop) => (
            <PickerRow
              token={token}
              index={index}
              isStop={index === stop}
              isHidden={isHidden}
              hasDuplicateSymbol={shared.has(token.symbol.toUpperCase())}
              onPick={onPick}
            />
          )}
          end={
            <>
              {rest}
              {status === 'list' && !isSearching && below}
            </>
          }
        />
      ) : (
        rest
      )}
      {status === 'list' && found.length === 0 && (
        <StatusPlaceholder
          icon="search"
          title={t('token-picker.no-match')}
          hint={t('token-picker.no-match-hint')}
          action={
            <Button variant="secondary" size="small" onClick={view.clearSearch}>
              {t('token-picker.search-clear')}
            </Button>
          }
        />
      )}
    </FillHeightSection>
  )
}
