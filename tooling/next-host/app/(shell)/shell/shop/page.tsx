import { AppStep } from '../../../app-step'

export default AppStep
