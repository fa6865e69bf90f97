import { responseForms } from '../../portals/responseForms'
import { openShapes, type Shapes } from '../../portals/openShapes'
import { freshState } from '../../portals/SecondPortalState'

/** Every shape of `openShapes` in its first variant, which is the specification's own. */
const shapes = Object.fromEntries(
  Object.entries(openShapes).map(([name, { variants }]) => [name, variants[0]]),
) as Shapes

/** Context of the correct responses in the tests of wrong forms. */
export const sampleContext = { shapes, forms: responseForms(shapes), state: freshState(), accountId: 17 }
