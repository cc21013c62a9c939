'use client'

import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { SearchField } from '../../../components/search-field.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { NetworkList } from './network-list.js'
import { useNetworksView } from './use-networks-view.js'

/** List of the app's networks to switch to; with a search field when there are more than 8. */
export function NetworksView() {
  const { t, errorText } = useMessages()
  const { rows, isEmpty, hasSearch, isSearching, isAutofocused, search, setSearch, ...view } = useNetworksView()
  const { searchBox, clearSearch, pick, error, help } = view
  return (
    <FillHeightSection>
      {hasSearch && (
        <div ref={searchBox}>
          <SearchField
            label={t('networks.search')}
            clearLabel={t('networks.search-clear')}
            value={search}
            onValueChange={setSearch}
            data-autofocus={isAutofocused ? '' : undefined}
          />
        </div>
      )}
      <VisuallyHidden role="status">
        {isSearching ? t('networks.search-results', { count: rows.length }) : ''}
      </VisuallyHidden>
      {isEmpty && <StatusPlaceholder icon="network" title={t('networks.empty')} />}
      {rows.length > 0 && <NetworkList rows={rows} onPick={pick} />}
      {rows.length === 0 && !isEmpty && (
        <StatusPlaceholder
          icon="search"
          title={t('networks.search-empty')}
          hint={t('networks.search-empty-hint')}
          action={
            <Button variant="secondary" size="small" onClick={clearSearch}>
              {t('networks.search-clear')}
            </Button>
          }
        />
      )}
      {error !== undefined && (
        <ErrorLine>
          <bdi>{errorText(error)}</bdi>
        </ErrorLine>
      )}
      <Button variant="quiet" size="small" icon={<Icon name="help" className="bl:size-4.5" />} onClick={help}>
        {t('networks.help')}
      </Button>
    </FillHeightSection>
  )
}
