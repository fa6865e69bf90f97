import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from '../detail/openEventForm'

const { server, user } = prepareEventForms()

/** Opens the topics of a new event, with keywords to choose from; `add` adds one of them. */
async function openKeywords(keywordSuggestions: string[]) {
  const { root, close } = await openEventForm(server, {
    config: { event: { keywordSuggestions } },
    options: { tab: 'Topics' },
  })
  const given = await root.findByRole('combobox', { name: 'Vorgegebenes Schlagwort wählen' })
  return {
    close,
    input: root.getByLabelText('Schlagwörter', { selector: 'input' }),
    removers: () => root.queryAllByRole('button', { name: /^Schlagwort\b.* entfernen$/ }),
    async add(chosen: string) {
      await user.selectOptions(given, chosen)
      await user.click(root.getByRole('button', { name: 'Hinzufügen: Vorgegebenes Schlagwort wählen' }))
    },
  }
}

it('[EVT-VAL-13] [EVT-VAL-14] [EVT-VAL-15] a predefined keyword with a forbidden character is refused with the reason, until another is added', async () => {
  const { input, removers, add, close } = await openKeywords(['März', 'stade@hafen', 'lausitz'])
  for (const refused of ['März', 'stade@hafen']) {
    await add(refused)
    expect(input).toHaveAccessibleDescription(
      /^Dieses Schlagwort ist nicht möglich\. Ein Schlagwort darf keine Umlaute, kein ß und kein @ enthalten/,
    )
    expect(removers()).toEqual([])
    await add('lausitz')
    expect(input).not.toHaveAccessibleDescription(/nicht möglich/)
    await user.click(removers()[0]!)
  }
  close()
})

it('[EVT-VAL-12] a predefined keyword is added with an underscore for its first space', async () => {
  const { removers, add, close } = await openKeywords(['open air fest'])
  await add('open air fest')
  expect(removers().map(button => button.closest('li')!.textContent)).toEqual(['open_air fest'])
  close()
})
