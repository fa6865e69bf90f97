import { test } from './support/hostPageTest'
import { addHostileScripts, familyTasks, type FamilyTask, useFamilyOnHostPage } from './support/useFamilies'

// Only the pages that disturb most: scripts that replace native functions; scripts that cancel wheel, selection and
// focus; and an open modal that traps the focus and locks the scrolling. The long run has more pages.
for (const task of Object.keys(familyTasks) as FamilyTask[]) {
  test(`over MooTools 1.4 and scripts that block wheel, selection and focus: ${familyTasks[task]}`, async ({
    authorPage: page,
  }) => {
    await addHostileScripts(page)
    await useFamilyOnHostPage(page, 'mootools-1.4', task)
  })

  test(`over an open modal of Bootstrap 5: ${familyTasks[task]}`, async ({ authorPage: page }) => {
    await useFamilyOnHostPage(page, 'bootstrap-5-modal', task)
  })
}

test(`over a page with Prototype.js, which replaces methods of arrays: ${familyTasks.enterEvent}`, async ({
  authorPage: page,
}) => {
  await useFamilyOnHostPage(page, 'prototype-js', 'enterEvent')
})
