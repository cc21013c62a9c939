import type { ViewName } from '../../core/state/views.js'

/** Views for registering a name, before it is registered. */
export const VIEWS_OF_NAMING: readonly ViewName[] = ['ChooseAccountName', 'RegisterAccountName']
