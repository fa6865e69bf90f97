import { test } from '../support/hostPageTest'
import { addHostileScripts, familyTasks, type FamilyTask, useFamilyOnHostPage } from '../support/useFamilies'

/** Pages whose scripts, styles or policies could disturb a form, besides those of the normal run. */
const FOLDERS = [
  'prototype-js',
  'jquery-1',
  'jquery-ui-dialog',
  'mootools-1.5',
  'react-16',
  'bootstrap-3-modal',
  'bootstrap-5-offcanvas',
  'hostile-css',
  'hostile-layout',
  'quirks-mode',
  'strict-csp',
  'host-hotkeys',
]

for (const task of Object.keys(familyTasks) as FamilyTask[]) {
  for (const folder of FOLDERS) {
    test(`over the page ${folder}: ${familyTasks[task]}`, async ({ authorPage: page }) => {
      await useFamilyOnHostPage(page, folder, task)
    })
  }

  test(`over a modal of Bootstrap 5 and scripts that block wheel, selection and focus: ${familyTasks[task]}`, async ({
    authorPage: page,
  }) => {
    await addHostileScripts(page)
    await useFamilyOnHostPage(page, 'bootstrap-5-modal', task)
  })
}
