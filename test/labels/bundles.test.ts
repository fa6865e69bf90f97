import { englishTexts } from '../../src/labels/bundles/englishTexts'
import { germanTexts } from '../../src/labels/bundles/germanTexts'
import { polishTexts } from '../../src/labels/bundles/polishTexts'
import { frameLabels } from '../../src/labels/frameLabels'
import { languageWindows } from '../../src/language/languageWindows'
import { pixWindows } from '../../src/pix/pixWindows'

const used = [...new Set([...frameLabels, ...Object.values({ ...pixWindows, ...languageWindows }).flatMap(({ labels }) => labels)])].sort()
const markers = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each([
  ['German', germanTexts],
  ['English', englishTexts],
  ['Polish', polishTexts],
])('the embedded %s texts', (_language, texts) => {
  it('have a text for every label that a window shows, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(used)
    expect(Object.values(texts).filter(text => !text.trim())).toEqual([])
  })

  it('fill the same markers as the German ones', () => {
    for (const label of used) expect({ label, markers: markers(texts[label]!) }).toEqual({ label, markers: markers(germanTexts[label]!) })
  })
})
