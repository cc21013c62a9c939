import type { ViewName } from '../../core/state/views.js'

/** The views of a name that is not registered yet. */
export const VIEWS_OF_NAMING: readonly ViewName[] = ['ChooseAccountName', 'RegisterAccountName']
