'use client'

import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ActivityList } from './activity-list.js'

/** The history of the active account, as in the Activity tab of Account. Only the app opens this view. */
export function TransactionsView() {
  return (
    <FillHeightSection>
      <ActivityList />
    </FillHeightSection>
  )
}
