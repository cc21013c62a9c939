'use client'

import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ActivityList } from './activity-list.js'

/** The history of the active account, as the Activity tab of Account shows it. */
export function TransactionsView() {
  return (
    <FillHeightSection>
      <ActivityList />
    </FillHeightSection>
  )
}
