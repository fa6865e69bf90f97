import { test } from './support/hostPageTest'
import { addHostileScripts, familyTasks, type FamilyTask, useFamilyOnHostPage } from './support/useFamilies'

// Only the pages that disturb a window most. MooTools replaces native functions; `addHostileScripts` cancels wheel,
// selection and focus. The modal of Bootstrap traps the focus and locks the scrolling. `npm run test:long` has more pages.
for (const task of Object.keys(familyTasks) as FamilyTask[]) {
  test(`over a page with MooTools 1.4 and scripts that cancel wheel, selection and focus: ${familyTasks[task]}`, async ({
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
