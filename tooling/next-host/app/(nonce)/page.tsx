import { KitPage } from '../kit-page'

export default KitPage
