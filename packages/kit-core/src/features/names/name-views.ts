import type { ViewName } from '../../core/state/views.js'

/** Views in which the user chooses a name. The success view is not one of them. */
export const NAME_VIEWS: readonly ViewName[] = ['ChooseAccountName', 'RegisterAccountName']
