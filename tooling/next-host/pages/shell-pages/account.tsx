import { PagesStep } from '../../pages-step'

export default PagesStep
