import type { ViewName } from '../../core/state/views.js'

/** Views for registering a name, before it is registered. */
export const NAME_VIEWS: readonly ViewName[] = ['ChooseAccountName', 'RegisterAccountName']
