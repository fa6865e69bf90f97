import { readFileSync } from 'node:fs'
import { drawPicker } from '../../src/elements/drawPicker'
import { elementTexts } from '../../src/elements/elementTexts'
import { fakePicture } from '../../src/testing/fakePicture'

const face = {
  texts: elementTexts(document.createElement('div')),
  multiple: true,
  isFixed: false,
  isOff: false,
  error: 'Choose one.',
  choose: () => {},
  clear: () => {},
  remove: () => {},
}

test.each(['examples/guides/form-fields.md', 'examples/guides/reference.md'])(
  '%s lists the parts of the picture picker that a page can style',
  path => {
    const field = document.createElement('div')
    drawPicker(field, { ...face, chosen: [{ id: 1 }, { id: 2, picture: fakePicture({ Id: 2 }) }] })
    const parts = [...field.querySelectorAll('[part]')].map(element => element.getAttribute('part'))
    const [list] = /parts?:? `actions`(?:,? (?:and )?`\w+`)+/i.exec(readFileSync(path, 'utf8'))!
    expect([...list.matchAll(/`(\w+)`/g)].map(([, part]) => part).toSorted()).toEqual([...new Set(parts)].toSorted())
  },
)
