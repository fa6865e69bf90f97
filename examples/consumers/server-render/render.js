import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { watchGlobals } from './watchGlobals.js'

const readTouched = watchGlobals('/@foyer/widgets/')
const { ArticlePage } = await import('./ArticlePage.js')
const html = renderToString(createElement(ArticlePage))
const touched = readTouched()
if (touched.length > 0) throw new Error(`Importing or rendering touched ${touched.join(', ')}.`)
console.log(html)
